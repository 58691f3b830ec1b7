import { createFormat } from '../../format.ts';
import type { CheckDetails } from '../../registry/check-detail.ts';

const { day } = createFormat('fr');

export const checkDetails: CheckDetails = {
  complete: () => 'Rien n’y manque et rien n’y est ambigu.',
  ownTerms: () => 'Ses mots ont le sens que le registre leur donne.',
  otherTerms: () => 'Elle dit elle-même ce que ses mots signifient, et le registre leur donne un autre sens.',
  mayUseKey: () => 'Le signataire peut signer avec cette clé.',
  noSuchKey: () => 'Le signataire n’a pas une telle clé.',
  keysOutOfReach: () => 'Les clés du signataire n’ont pas pu être lues.',
  keyCompromised: () => 'La clé ne peut plus servir : elle est tombée en d’autres mains.',
  signatureFits: () => 'Aucun caractère n’a changé depuis la signature.',
  signatureDoesNotFit: () => 'Au moins un caractère diffère de ce qui a été signé.',
  wasRegistered: (agency = '', date = '') => `L’agence ${agency} était au registre le ${day(date)}.`,
  wasNotRegistered: (agency = '', date = '') => `L’agence ${agency} n’était pas au registre le ${day(date)}.`,
  noAgency: () => 'Elle ne nomme pas l’agence qui a fait l’évaluation.',
  startsLater: (date = '') => `Elle ne vaut qu’à partir du ${day(date)}.`,
  expired: (date = '') => `Elle a pris fin le ${day(date)}.`,
  validUntil: (date = '') => `Elle vaut jusqu’au ${day(date)}.`,
  noEnd: () => 'Elle n’a pas de dernier jour.',
  notRevoked: (date = '') => `Elle n’est pas sur la liste des attestations révoquées du ${day(date)}.`,
  revoked: () => 'Le rapport a été retiré, ou une version plus récente de l’attestation a été émise.',
  noList: () => 'La liste des attestations révoquées n’a pas pu être lue.',
  rightForm: () => 'Elle a toutes les parties qu’il lui faut.',
  sameInRegistry: () => 'Le registre dit la même chose.',
  newerVersion: (date = '') => `Une version plus récente a été émise le ${day(date)}.`,
  otherInRegistry: () => 'Le registre dit autre chose, ou la même chose dans un autre ordre.',
  unknownToRegistry: () => 'Le registre n’a pas une telle attestation.',
  withdrawn: () => 'Le rapport a été retiré.',
  underReview: () => 'Le registre réexamine le rapport ; il n’est pas public pour le moment.',
};
