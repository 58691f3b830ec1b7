import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day } = createFormat('de');

export const problem: Messages['problem'] = {
  titles: {
    400: 'Diese Adresse ist nicht lesbar',
    403: 'Das wurde abgelehnt',
    404: 'Hier ist nichts',
    405: 'Das geht hier nicht',
    410: 'Dieser Eintrag wurde zurückgezogen',
    413: 'Das war zu groß',
    429: 'Zu viele Seiten auf einmal',
    500: 'Bei uns ist etwas schiefgegangen',
    503: 'Im Augenblick nicht erreichbar',
  },
  otherTitle: 'Das hat nicht geklappt',
  noSuchPage: 'Keine Seite dieser Website hat diese Adresse.',
  noSuchRecord: 'Unter dieser Nummer hat das Register keinen Eintrag.',
  gone: 'Der Eintrag wurde zurückgezogen. Er zählt nicht mehr, und sein Inhalt wird nicht mehr gezeigt.',
  goneOn: (date) =>
    `Der Eintrag wurde am ${day(date)} zurückgezogen. Er zählt nicht mehr, und sein Inhalt wird nicht mehr gezeigt.`,
  unavailable: 'Das Register antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal.',
  notUnderstood: 'Das Register sagt:',
  whatToDo: 'Was Sie tun können',
  ways: {
    checkAddress: 'Prüfen Sie die Adresse auf Tippfehler; Nummern von Einträgen ändern sich nie.',
    goBack:
      'Gehen Sie zurück, laden Sie jene Seite neu und versuchen Sie es noch einmal. Vielleicht wurden Sie inzwischen abgemeldet.',
    lookForLater: 'Suchen Sie die Hochschule: Vielleicht ist ein anderer Bericht an seine Stelle getreten.',
    smaller: 'Gehen Sie zurück und wählen Sie eine kleinere Datei.',
    search: 'Nach Name, Kennung oder Ort suchen:',
    toHome: 'Von der Startseite aus neu beginnen',
    wait: 'Warten Sie eine Minute und laden Sie die Seite dann neu.',
  },
  requestId: 'Wenn Sie uns dazu schreiben, nennen Sie',
};
