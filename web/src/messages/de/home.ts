import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, day } = createFormat('de');

export const home: Messages['home'] = {
  title: 'Touchstone: wer welche Hochschule begutachtet hat und bis wann das zählt',
  description:
    'Das offene Register externer Qualitätssicherungsberichte über Hochschulen: Entscheidungen, Daten und Dokumente, wie die Agenturen sie gesandt haben.',
  heading: ['Wurde sie begutachtet,', 'von wem und bis wann?'],
  find: 'Eine Hochschule finden',
  findHint: 'Ein Name in beliebiger Schrift, eine Kennung oder ein Ort.',
  examples: (links) => ['Zum Beispiel ', links, '.'],
  what: 'Touchstone sammelt die Berichte von Qualitätssicherungsagenturen über Hochschulen. Jeder Eintrag sagt, was begutachtet wurde, was entschieden wurde und wie lange das gilt, so wie die Agentur es gesandt hat.',
  figures: {
    institutions: 'Hochschulen',
    covered: 'mit heute gültigem Bericht',
    reports: 'Berichte',
    agencies: 'Agenturen im Register',
    countries: 'Länder und Systeme',
    asOf: (date) => `Stand ${day(date)}.`,
    all: 'Alle Zahlen',
  },
  coverage: {
    title: 'Abdeckung',
    what: 'Wie viele der für ein Land aufgeführten Hochschulen mindestens einen heute gültigen Bericht haben.',
    low: 'Ein kleiner Anteil kann heißen, dass wenige begutachtet wurden oder dass wenige Berichte hierher gesandt wurden.',
    absence: 'Was ein Fehlen bedeutet',
    gist: (best, least) =>
      `Karte von Europa und seinen Nachbarn, getönt nach dem Anteil der Hochschulen mit gültigem Bericht. Am größten ist er in ${best}, am kleinsten in ${least}.`,
    steps: ['unter 50 %', '50–69', '70–79', '80–89', '90–100 %', 'keine'],
    largest: 'Die zehn größten Systeme',
    country: 'Land',
    listed: 'Aufgeführt',
    covered: 'Abgedeckt',
    withReport: 'Mit einem Bericht',
    fullList: 'Volle Liste',
    caption: 'Hochschulen nach Ländern und der Anteil mit heute gültigem Bericht',
  },
  recent: {
    title: 'Neue Berichte',
    what: 'Die fünf zuletzt veröffentlichten.',
    all: (count) => `Alle ${number(count)} Berichte`,
  },
  tasks: {
    title: 'Häufige Aufgaben',
    diploma: 'Ein Diplom prüfen',
    diplomaText:
      'Suchen Sie die Hochschule, wie das Diplom sie schreibt, auch unter früheren Namen, und sehen Sie, was am Tag der Verleihung galt.',
    verify: 'Einen Nachweis prüfen',
    verifyText:
      'Bringen Sie die Datei, die Sie bekommen haben. Sie erfahren, ob sie echt, unverändert und noch in Kraft ist.',
    submit: 'Die Daten nutzen',
    submitText:
      'Alles hier ist auch für Programme lesbar: eine offene API, Downloads jedes Ergebnisses, ein typisierter Client.',
  },
};
