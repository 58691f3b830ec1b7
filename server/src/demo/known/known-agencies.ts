import type { Agency } from '../../domain/agency.ts';

/** The agency that the demo login `agency` belongs to. */
export const DEMO_AGENCY_ID = 1;

/** Registered until the end of 2017. */
export const FORMER_AGENCY_ID = 2;

/** Registered, but has never submitted a report. */
export const SILENT_AGENCY_ID = 3;

/** Had another name and acronym until the middle of 2019. */
export const RENAMED_AGENCY_ID = 4;

/** What sets the known agencies apart from the others, by id. */
export const KNOWN_AGENCY_CHANGES: Readonly<Record<number, Partial<Agency>>> = {
  [DEMO_AGENCY_ID]: {
    contactPerson: 'Philippa Demowitz',
    phoneNumbers: ['+43 0 000 0001'],
    specialisationNote: 'Demo text: all fields of study and all four types of activity.',
  },
  [FORMER_AGENCY_ID]: {
    registrationValidTo: '2017-12-31',
    registrationNote: 'The registration ended at the request of the agency.',
    decisions: [
      { date: '2017-11-14', type: 'change', file: 'https://www.norval.example/register/end.pdf', fileExtra: null },
      {
        date: '2011-04-01',
        type: 'renewal',
        file: 'https://www.norval.example/register/renewal.pdf',
        fileExtra: 'https://www.norval.example/register/renewal-annex.pdf',
      },
      { date: '2006-04-01', type: 'admission', file: null, fileExtra: null },
    ],
  },
  [SILENT_AGENCY_ID]: { registrationNote: 'Registered; no reports have been submitted so far.' },
  [RENAMED_AGENCY_ID]: {
    names: [
      {
        versions: [
          {
            name: 'Kedros Quality Centre for Higher Education',
            nameTransliterated: '',
            nameIsPrimary: true,
            acronym: 'KEDROS',
            acronymTransliterated: '',
            acronymIsPrimary: true,
          },
          {
            name: 'Κέντρο Ποιότητας Ανώτατης Εκπαίδευσης «Κέδρος»',
            nameTransliterated: 'Kentro Poiotitas Anotatis Ekpaidefsis «Kedros»',
            nameIsPrimary: false,
            acronym: 'ΚΠΑΕ',
            acronymTransliterated: 'KPAE',
            acronymIsPrimary: false,
          },
        ],
        note: '',
        validTo: null,
      },
      {
        versions: [
          {
            name: 'Anemos Council for University Assessment',
            nameTransliterated: '',
            nameIsPrimary: true,
            acronym: 'ANEMOS',
            acronymTransliterated: '',
            acronymIsPrimary: true,
          },
        ],
        note: 'Renamed when the council became a centre.',
        validTo: '2019-06-30',
      },
    ],
    history: [
      {
        field: 'acronym_primary',
        value: 'ANEMOS',
        recordId: null,
        validFrom: '2008-04-01',
        validTo: '2019-06-30',
      },
    ],
  },
};
