import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, percent, day } = createFormat('de');

export const statistics: Messages['statistics'] = {
  title: 'Statistik',
  description:
    'Berichte nach Jahr, Entscheidung, Land, Agentur und Stufe und wie viele Hochschulen sie abdecken. Jede Zahl lässt sich herunterladen.',
  lead: 'Gezählt im Register, wie es heute ist; wer die Daten herunterlädt, kann nachzählen. Die Zahlen sagen, was Agenturen gesandt haben, nicht wie gut Hochschulen sind.',
  contents: {
    years: 'Nach Jahr',
    coverage: 'Abdeckung',
    countries: 'Nach Land',
    agencies: 'Nach Agentur',
    levels: 'Nach Stufe',
    kinds: 'Nach Art',
  },
  source: (date) => `Quelle: Touchstone, ${day(date)}. Lizenz: CC BY 4.0.`,
  demoSource: (date) => `Quelle: Touchstone, erfundene Demodaten, ${day(date)}. Lizenz: CC BY 4.0.`,
  years: {
    title: 'Nach Jahr und Entscheidung',
    aside: 'Ein Bericht zählt in dem Jahr, in dem seine Gültigkeit beginnt. Das laufende Jahr ist nicht vollständig.',
    finding: (year, count, share) =>
      `Die meisten Berichte begannen ${year}: ${number(count)}. ${percent(share)} aller gezeigten enthalten Auflagen`,
    year: 'Jahr',
    total: 'Alle',
  },
  coverage: {
    title: 'Abdeckung nach Land',
    aside:
      'Der Anteil der aufgeführten Hochschulen mit mindestens einem heute gültigen Bericht. Die zwanzig größten Systeme.',
    finding: (best, share) => `Unter den größten Systemen hat ${best} den größten Anteil: ${percent(share)}`,
    country: 'Land',
    total: 'Aufgeführt',
    count: 'Mit Bericht',
    valid: 'Mit gültigem Bericht',
    share: 'Anteil',
  },
  countries: {
    title: 'Berichte nach Land',
    aside: 'Ein Bericht über Hochschulen in mehreren Ländern zählt in jedem.',
    finding: (first, count) => `${first} hat die meisten Berichte, ${number(count)}`,
    country: 'Land',
    reports: 'Berichte',
  },
  agencies: {
    title: 'Berichte nach Agentur',
    aside: 'Auch beteiligte Agenturen zählen.',
    finding: (first, count) => `${first} sandte die meisten Berichte, ${number(count)}`,
    agency: 'Agentur',
    reports: 'Berichte',
  },
  levels: {
    title: 'Berichte nach Stufe',
    aside: 'Nach den Stufen der Studiengänge; ein Bericht kann mehrere betreffen.',
    finding: (level) => `Die meisten Berichte über Studiengänge betreffen: ${level}`,
    level: 'Stufe',
    reports: 'Berichte',
  },
  kinds: {
    title: 'Was begutachtet wird und warum',
    aside: 'Arten der Begutachtung und ihre Stellung im System.',
    finding: (share) => `${percent(share)} der Berichte sind Teil eines verpflichtenden Systems`,
    kind: 'Art',
    reports: 'Berichte',
  },
  all: (count) => `Alle ${number(count)} als Tabelle`,
};
