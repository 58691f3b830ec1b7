import type { portalProposal as english } from '../en/portal-proposal.ts';

export const portalProposal: typeof english = {
  title: 'Hochschule vorschlagen',
  description: 'Eine Hochschule vorschlagen, die im Register fehlt.',
  lead: 'Für eine Hochschule, die nicht im Register steht. Der Betreiber entscheidet, und Sie bekommen eine E-Mail.',
  link: 'Nicht im Register? Schlagen Sie sie vor',
  form: 'Die Hochschule',
  name: 'Amtlicher Name, in eigener Sprache und Schrift',
  english: 'Englischer Name (optional)',
  country: 'Land des rechtlichen Sitzes',
  choose: 'Wählen',
  city: 'Ort (optional)',
  website: 'Website (optional)',
  websiteHint: 'Damit findet der Betreiber am schnellsten, was er wissen muss.',
  note: 'Was der Betreiber wissen sollte (optional)',
  submit: 'Vorschlagen',
  alike: 'Ist es eine von diesen?',
  alikeText: 'Dann nennen Sie sie in Ihrem Bericht mit ihrer Registernummer. Gesendet wurde nichts.',
  alikeBy: { identifier: 'gleiche Kennung', domain: 'gleiche Webadresse', name: 'ähnlicher Name' },
  notAlike: 'Es ist keine davon: vorschlagen',
  done: (id) => `Ihr Vorschlag hat die Nummer ${id}.`,
  doneText: (id) =>
    `Ein Bericht muss nicht so lange liegen bleiben: Geben Sie „Vorschlag ${id}“ an, wo er nach der Hochschule fragt.`,
  own: 'Ihre Vorschläge',
  columns: { name: 'Hochschule', number: 'Nummer', state: 'Stand', at: 'Vorgeschlagen' },
  states: { open: 'wartet auf den Betreiber', accepted: 'im Register', refused: 'abgelehnt' },
};
