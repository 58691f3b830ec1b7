import { createFormat } from '../../format.ts';
import type { CheckDetails } from '../../registry/check-detail.ts';

const { day } = createFormat('en');

export const checkDetails: CheckDetails = {
  complete: () => 'Nothing in it is missing or ambiguous.',
  ownTerms: () => 'Its words mean what the registry means by them.',
  otherTerms: () => 'It says by itself what its words mean, and that is not what the registry means by them.',
  mayUseKey: () => 'The signer may sign with this key.',
  noSuchKey: () => 'The signer has no such key.',
  keysOutOfReach: () => 'The keys of the signer could not be read.',
  keyCompromised: () => 'The key may no longer be used: it fell into the hands of others.',
  signatureFits: () => 'Not one character was changed since it was signed.',
  signatureDoesNotFit: () => 'At least one character differs from what was signed.',
  wasRegistered: (agency = '', date = '') => `Agency ${agency} was on the register on ${day(date)}.`,
  wasNotRegistered: (agency = '', date = '') => `Agency ${agency} was not on the register on ${day(date)}.`,
  noAgency: () => 'It does not name the agency that made the review.',
  startsLater: (date = '') => `It holds only from ${day(date)} on.`,
  expired: (date = '') => `It ended on ${day(date)}.`,
  validUntil: (date = '') => `It holds until ${day(date)}.`,
  noEnd: () => 'It has no last day.',
  notRevoked: (date = '') => `It is not on the list of revoked credentials of ${day(date)}.`,
  revoked: () => 'The report was withdrawn, or a newer version of the credential was issued.',
  noList: () => 'The list of revoked credentials could not be read.',
  rightForm: () => 'It has every part that such a credential needs.',
  sameInRegistry: () => 'The registry says the same.',
  newerVersion: (date = '') => `A newer version was issued on ${day(date)}.`,
  otherInRegistry: () => 'The registry says something else, or the same in another order.',
  unknownToRegistry: () => 'The registry has no such credential.',
  withdrawn: () => 'The report was withdrawn.',
  underReview: () => 'The registry is looking at the report again; it is not public at the moment.',
};
