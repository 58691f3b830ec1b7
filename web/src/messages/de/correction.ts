import type { Messages } from '../messages.ts';

export const correction: Messages['correction'] = {
  title: 'Einen Fehler melden',
  description: 'Sagen Sie dem Betreiber des Registers, was an einem Eintrag falsch ist.',
  lead: 'Sagen Sie uns, was falsch ist, und wenn möglich, wo das Richtige zu finden ist. Der Betreiber liest es; veröffentlicht wird es nicht.',
  about: 'Eintrag',
  kinds: { institution: 'Hochschule', report: 'Bericht', agency: 'Agentur', country: 'Land' },
  message: 'Was ist falsch?',
  messageHint: 'Mindestens ein Satz.',
  contact: 'E-Mail-Adresse',
  contactHint: 'Nur wenn wir zurückfragen dürfen. Sie dient keinem anderen Zweck.',
  send: 'Senden',
  noRecord: 'Öffnen Sie den Eintrag, der falsch ist, und folgen Sie dort „Einen Fehler melden“.',
  empty: 'Sagen Sie, was falsch ist, bevor Sie senden.',
  thanks: 'Angekommen',
  thanksText: 'Der Betreiber sieht es sich an. Wird der Eintrag geändert, zeigt es seine Geschichte.',
  back: 'Zurück zum Eintrag',
};
