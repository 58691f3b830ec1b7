import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, plural, percent } = createFormat('de');

export const country: Messages['country'] = {
  list: {
    title: 'Länder und Systeme',
    description: 'Länder mit Hochschulen oder Agenturen im Register und wie ihre Qualitätssicherung arbeitet.',
    lead: (count) => `${number(count)} Länder und Systeme haben Agenturen oder Hochschulen im Register.`,
    country: 'Land',
    institutions: 'Hochschulen',
    covered: 'Mit gültigem Bericht',
    reports: 'Berichte',
    agencies: 'Agenturen mit Sitz dort',
    fullList: 'Volle Liste',
    external: 'Agenturen aus dem Ausland',
    partOf: (whole) => `Teil von ${whole}`,
  },
  description: (name) =>
    `${name}: wie externe Qualitätssicherung dort arbeitet, die Agenturen, die Hochschulen und ihre Berichte.`,
  ehea: 'Im Europäischen Hochschulraum',
  notEhea: 'Nicht im Europäischen Hochschulraum',
  partOf: 'Ein System in',
  lead: (listed, covered) =>
    listed === 0
      ? 'Hier ist keine Hochschule aufgeführt.'
      : `${number(covered)} von ${number(listed)} aufgeführten ${plural(listed, 'Hochschule hat', 'Hochschulen haben')} einen heute gültigen Bericht (${percent(covered / listed)}).`,
  figures: {
    listed: 'Aufgeführte Hochschulen',
    withReport: 'mit einem Bericht',
    covered: 'mit heute gültigem Bericht',
    reports: 'Berichte',
    agencies: 'Agenturen, die hier arbeiten',
  },
  contents: {
    system: 'Das System',
    agencies: 'Agenturen',
    years: 'Berichte nach Jahr',
    institutions: 'Hochschulen',
    record: 'Dieser Eintrag',
  },
  system: {
    title: 'Das System',
    aside: 'Die Texte sind mit der nationalen Behörde abgestimmt.',
    demoAside: 'Demotext. Er sagt nichts über das wirkliche Land.',
    obligatory: 'Was muss von außen begutachtet werden?',
    external: 'Dürfen Agenturen aus dem Ausland hier begutachten?',
    eligibility: 'Welche Hochschulen dürfen ihre Agentur wählen?',
    conditions: 'Unter welchen Bedingungen?',
    recognition: 'Werden solche Begutachtungen anerkannt?',
    european: 'Dürfen gemeinsame Studiengänge den Europäischen Ansatz nutzen?',
    fullList: 'Ist die Liste der Hochschulen vollständig?',
    commitment: 'Sind die gemeinsamen Zusagen zur Qualitätssicherung erfüllt?',
    member: 'Staatliches Mitglied des Registers',
    since: (year) => `seit ${year}`,
    notStated: 'Nicht angegeben.',
    regulations: 'Rechtsgrundlage und Anmerkungen',
    from: (date) => `ab ${date.slice(0, 4)}`,
    until: (date) => `bis ${date.slice(0, 4)}`,
  },
  agencies: {
    title: 'Agenturen',
    aside: 'Die hier arbeiten oder gearbeitet haben.',
    agency: 'Agentur',
    role: 'Rolle hier',
    official: 'Amtlich',
    crossborder: 'Grenzüberschreitend',
    seat: 'Sitz',
    institutions: 'Hochschulen',
    reports: 'Berichte',
    none: 'Soweit das Register weiß, hat hier keine Agentur gearbeitet.',
  },
  years: {
    title: 'Berichte nach Jahr',
    aside: 'Ein Bericht zählt in jedem Jahr, in dem er gültig ist.',
    finding: (year, count) => `Die meisten Berichte galten ${year}: ${number(count)}`,
    year: 'Jahr',
    reports: 'Berichte',
    none: 'Noch betrifft kein Bericht dieses Land.',
  },
  institutions: {
    title: 'Hochschulen',
    aside: 'Die Orte mit den meisten Hochschulen; größere Kreise, mehr Hochschulen.',
    largest: 'Meiste Berichte',
    all: (count) => (count === 1 ? 'Die Hochschule' : `Alle ${number(count)} Hochschulen`),
    map: (places) => `Karte mit den Orten der Hochschulen: ${places}.`,
    none: 'Hier ist keine Hochschule aufgeführt.',
  },
};
