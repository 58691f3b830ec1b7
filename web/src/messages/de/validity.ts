import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day, shortDay } = createFormat('de');

export const validity: Messages['validity'] = {
  until: (last) => `Gültig bis ${shortDay(last)}`,
  expired: (last) => `Abgelaufen am ${shortDay(last)}`,
  superseded: (on) => (on === undefined ? 'Abgelöst' : `Abgelöst am ${shortDay(on)}`),
  starts: (first) => `Beginnt am ${shortDay(first)}`,
  withdrawn: 'Zurückgezogen',
  key: { inForce: 'In Kraft', expired: 'Abgelaufen', superseded: 'Abgelöst', notYet: 'Noch nicht in Kraft' },
  today: 'heute',
  inForce: {
    positive: (last) => `Bestätigt. Die Entscheidung gilt heute und endet am ${day(last)}.`,
    conditional: (last) => `Mit Auflagen bestätigt. Die Entscheidung gilt heute und endet am ${day(last)}.`,
    negative: (last) => `Nicht bestätigt. Das gilt bis ${day(last)}, wenn keine neue Begutachtung vorher kommt.`,
    neutral: (last) =>
      `Begutachtet; das Verfahren endet nicht mit Ja oder Nein. Der Bericht gilt als aktuell bis ${day(last)}.`,
  },
  ended: {
    positive: (last) => `War bestätigt. Die Entscheidung endete am ${day(last)}.`,
    conditional: (last) => `War mit Auflagen bestätigt. Die Entscheidung endete am ${day(last)}.`,
    negative: (last) => `War nicht bestätigt. Diese Entscheidung endete am ${day(last)}.`,
    neutral: (last) => `Wurde ohne Ja oder Nein begutachtet. Der Bericht war aktuell bis ${day(last)}.`,
  },
  replaced: {
    positive: (on) => `War bestätigt. Ein späterer Bericht trat am ${day(on)} an seine Stelle.`,
    conditional: (on) => `War mit Auflagen bestätigt. Ein späterer Bericht trat am ${day(on)} an seine Stelle.`,
    negative: (on) => `War nicht bestätigt. Ein späterer Bericht trat am ${day(on)} an seine Stelle; lesen Sie diesen.`,
    neutral: (on) => `Wurde ohne Ja oder Nein begutachtet. Ein späterer Bericht trat am ${day(on)} an seine Stelle.`,
  },
  notYet: {
    positive: (first) => `Bestätigt. Die Entscheidung gilt ab ${day(first)}; noch zählt sie nicht.`,
    conditional: (first) => `Mit Auflagen bestätigt. Die Entscheidung gilt ab ${day(first)}; noch zählt sie nicht.`,
    negative: (first) => `Nicht bestätigt. Die Entscheidung gilt ab ${day(first)}.`,
    neutral: (first) => `Ohne Ja oder Nein begutachtet. Der Bericht zählt ab ${day(first)}.`,
  },
  assumedEnd: (last) =>
    `Die Agentur nannte keinen letzten Tag. Das Register rechnet dann sechs Jahre, bis ${day(last)}.`,
  cutShort: 'Ein späterer Bericht beendete ihn vor seinem letzten Tag.',
  statedEnd: 'Den letzten Tag nannte die Agentur.',
  from: (first) => `Von ${day(first)}`,
  to: (last) => `bis ${day(last)}`,
};
