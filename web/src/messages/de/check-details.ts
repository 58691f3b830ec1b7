import { createFormat } from '../../format.ts';
import type { CheckDetails } from '../../registry/check-detail.ts';

const { day } = createFormat('de');

export const checkDetails: CheckDetails = {
  complete: () => 'Nichts darin fehlt oder ist mehrdeutig.',
  ownTerms: () => 'Seine Wörter bedeuten, was das Register damit meint.',
  otherTerms: () => 'Er sagt selbst, was seine Wörter bedeuten, und das Register meint damit etwas anderes.',
  mayUseKey: () => 'Der Unterzeichner darf mit diesem Schlüssel signieren.',
  noSuchKey: () => 'Der Unterzeichner hat keinen solchen Schlüssel.',
  keysOutOfReach: () => 'Die Schlüssel des Unterzeichners waren nicht zu lesen.',
  keyCompromised: () => 'Der Schlüssel darf nicht mehr benutzt werden: Er fiel in fremde Hände.',
  signatureFits: () => 'Seit der Signatur wurde kein Zeichen verändert.',
  signatureDoesNotFit: () => 'Mindestens ein Zeichen weicht von dem ab, was signiert wurde.',
  wasRegistered: (agency = '', date = '') => `Agentur ${agency} war am ${day(date)} im Register.`,
  wasNotRegistered: (agency = '', date = '') => `Agentur ${agency} war am ${day(date)} nicht im Register.`,
  noAgency: () => 'Er nennt nicht die Agentur, die begutachtet hat.',
  startsLater: (date = '') => `Er gilt erst ab ${day(date)}.`,
  expired: (date = '') => `Er endete am ${day(date)}.`,
  validUntil: (date = '') => `Er gilt bis ${day(date)}.`,
  noEnd: () => 'Er hat keinen letzten Tag.',
  notRevoked: (date = '') => `Er steht nicht auf der Liste der widerrufenen Nachweise vom ${day(date)}.`,
  revoked: () => 'Der Bericht wurde zurückgezogen, oder es gibt eine neuere Fassung des Nachweises.',
  noList: () => 'Die Liste der widerrufenen Nachweise war nicht zu lesen.',
  rightForm: () => 'Er hat jeden Teil, den ein solcher Nachweis braucht.',
  sameInRegistry: () => 'Das Register sagt dasselbe.',
  newerVersion: (date = '') => `Am ${day(date)} wurde eine neuere Fassung ausgestellt.`,
  otherInRegistry: () => 'Das Register sagt etwas anderes oder dasselbe in anderer Reihenfolge.',
  unknownToRegistry: () => 'Das Register hat keinen solchen Nachweis.',
  withdrawn: () => 'Der Bericht wurde zurückgezogen.',
  underReview: () => 'Das Register sieht sich den Bericht noch einmal an; er ist zurzeit nicht öffentlich.',
};
