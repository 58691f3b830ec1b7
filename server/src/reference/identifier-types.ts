/** A kind of identifier that institutions or programmes are known by. */
export interface IdentifierTypeReference {
  /** The value of `resource` in records, submissions and addresses. */
  readonly resource: string;
  readonly title: string;
  /** Who issues identifiers of this kind. */
  readonly source: string;
  /** Where the scheme is described; null where no lasting description is known. */
  readonly link: string | null;
}

function nationalIdentifier(countryCode: string, country: string): IdentifierTypeReference {
  return {
    resource: `${countryCode}-national`,
    title: `National identifier of an institution in ${country}`,
    source: `Education authorities of ${country}`,
    link: null,
  };
}

function statisticalIdentifier(countryCode: string, country: string): IdentifierTypeReference {
  return {
    resource: `${countryCode}-STATS.BAS.NATID`,
    title: `National identifier of an institution in ${country}, as used in statistics`,
    source: 'Statistical data provider',
    link: null,
  };
}

export const IDENTIFIER_TYPES: readonly IdentifierTypeReference[] = [
  nationalIdentifier('AD', 'Andorra'),
  nationalIdentifier('BA', 'Bosnia and Herzegovina'),
  statisticalIdentifier('BG', 'Bulgaria'),
  nationalIdentifier('BY', 'Belarus'),
  statisticalIdentifier('CZ', 'Czechia'),
  statisticalIdentifier('DE', 'Germany'),
  {
    resource: 'DE-HRK',
    title: 'Number of an institution in the German Higher Education Compass',
    source: "German Rectors' Conference (HRK)",
    link: 'https://www.hochschulkompass.de/',
  },
  {
    resource: 'DID-CHAIN',
    title: 'Decentralised identifier recorded on a blockchain',
    source: 'The institution, through the blockchain it registers with',
    link: 'https://www.w3.org/TR/did-core/',
  },
  statisticalIdentifier('DK', 'Denmark'),
  {
    resource: 'ELIAS.HS_ID',
    title: 'Number of an institution in the ELIAS accreditation system',
    source: 'German Accreditation Council',
    link: null,
  },
  {
    resource: 'Mobility',
    title: 'Institution code in the mobility programme',
    source: 'Mobility programme',
    link: null,
  },
  {
    resource: 'Mobility-Charter',
    title: "Number of the institution's charter in the mobility programme",
    source: 'Mobility programme',
    link: null,
  },
  {
    resource: 'EU-PIC',
    title: 'Participant Identification Code in European Union programmes',
    source: 'European Commission',
    link: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/how-to-participate/participant-register',
  },
  {
    resource: 'EU-VAT',
    title: 'Value-added tax number within the European Union',
    source: 'National tax authorities',
    link: 'https://ec.europa.eu/taxation_customs/vies/',
  },
  statisticalIdentifier('FI', 'Finland'),
  statisticalIdentifier('FR', 'France'),
  statisticalIdentifier('GB', 'the United Kingdom'),
  nationalIdentifier('GE', 'Georgia'),
  {
    resource: 'HR-Mozvag',
    title: 'Number in Mozvag, the Croatian evaluation and accreditation system',
    source: 'Agency for Science and Higher Education, Croatia',
    link: null,
  },
  statisticalIdentifier('HU', 'Hungary'),
  statisticalIdentifier('IE', 'Ireland'),
  statisticalIdentifier('IT', 'Italy'),
  nationalIdentifier('KZ', 'Kazakhstan'),
  {
    resource: 'local identifier',
    title: "Identifier in a quality-assurance agency's own records",
    source: 'The agency that submits it',
    link: null,
  },
  statisticalIdentifier('LT', 'Lithuania'),
  statisticalIdentifier('LV', 'Latvia'),
  nationalIdentifier('MD', 'Moldova'),
  statisticalIdentifier('PL', 'Poland'),
  statisticalIdentifier('PT', 'Portugal'),
  statisticalIdentifier('RO', 'Romania'),
  {
    resource: 'SCHAC',
    title: 'Home organisation domain name in the Schema for Academia',
    source: 'The institution, as holder of the domain name',
    link: 'https://wiki.refeds.org/display/STAN/SCHAC',
  },
  statisticalIdentifier('SE', 'Sweden'),
  statisticalIdentifier('SI', 'Slovenia'),
  nationalIdentifier('UA', 'Ukraine'),
  {
    resource: 'ROR',
    title: 'Identifier in the Research Organization Registry',
    source: 'Research Organization Registry',
    link: 'https://ror.org/',
  },
  {
    resource: 'WHED',
    title: 'Global identifier in the World Higher Education Database',
    source: 'International Association of Universities',
    link: 'https://www.whed.net/',
  },
];
