/** The invented agencies, one line each. Their order is their id, so a new one goes to the end. */
export interface AgencyRow {
  readonly acronym: string;
  /** Where it is based: the first of the countries in which it is official. */
  readonly official: readonly string[];
  /** Where else it works; a code in small letters is a country it has left. */
  readonly abroad: readonly string[];
  readonly registeredIn: number;
  /** ISO 639-3 code of the language its reports are written in. */
  readonly language: string;
  readonly english: string;
  /** The name in its own language; empty where that is the English one. */
  readonly native: string;
  /**
   * Its activities by type: I institutional, B institutional/programme, P programme, J joint programme; a small
   * letter is one it has given up.
   */
  readonly activities: string;
}

// Columns: acronym | registered in | language | activities | official in | works in | English name | own name
const TABLE = `
MERQA | 2005 | deu | IIiBBPPpJJ | AT | DE CH LI IT CZ HU SI UA MD GE AM AZ KZ IL US pl | Meridian Agency for Quality in Higher Education | Meridian – Agentur für Qualität in der Hochschulbildung
NORVAL | 2006 | dan | IPP | DK | NO SE | Norval Accreditation Board | Akkrediteringsnævnet Norval
QUIRE | 2014 | eng | IPJ | MT |  | Quire Council for Higher Education Review |
KEDROS | 2008 | ell | IPPJ | GR | CY | Kedros Quality Centre for Higher Education | Κέντρο Ποιότητας Ανώτατης Εκπαίδευσης «Κέδρος»
LOTQ | 2007 | deu | IBPPJ | DE | AT CH UA MD GE AM AZ KZ hr | Lotstein Agency for Quality at Universities | Agentur Lotstein für Qualität an Hochschulen
FANAL | 2006 | fra | IBPJ | FR | LB MA TN SN BE-fr LU CH | Fanal Evaluation Council | Conseil d’évaluation Fanal
ZWORNIK | 2007 | pol | IPPpJ | PL | UA LT | Zwornik Commission for Academic Quality | Komisja Jakości Akademickiej „Zwornik”
VELARIA | 2008 | ita | IBPJ | IT | VA SM AL MT | Velaria Agency for University Evaluation | Agenzia Velaria per la valutazione universitaria
BRUJULA | 2006 | spa | IIBPPJ | ES | AD PT CO PE MX CL | Brújula Agency for University Quality | Agencia Brújula de Calidad Universitaria
PLUMB | 2006 | eng | IIBPPJ | UK-EWN UK-SCT | IE MT AE JO LB EG IN KE | Plumbline Higher Education Review |
CAIRNQ | 2009 | eng | IIP | UK-SCT | IE | Cairn Quality Forum |
VUURTOREN | 2007 | nld | IBPPJ | BE-fl NL | BE-fr LU | Vuurtoren Accreditation Organisation | Accreditatieorganisatie Vuurtoren
BALISE | 2008 | fra | IPPJ | BE-fr | FR LU | Balise Agency for Higher Education | Agence Balise pour l’enseignement supérieur
EULENQ | 2009 | deu | BPPpJ | DE | BE-de LU LI | Eulenspiegel Accreditation Agency | Akkreditierungsagentur Eulenspiegel
NADIRQ | 2010 | deu | PPJ | DE | AT CH PL TR | Nadir Institute for Programme Review | Institut Nadir für Studiengangsbegutachtung
GRATQ | 2008 | deu | IBPJ | CH | LI AT | Gratweg Quality Council | Qualitätsrat Gratweg
FAROL | 2009 | por | IBPPJ | PT | BR ES | Farol Evaluation Agency | Agência Farol de Avaliação
FELINAR | 2008 | ron | IPPJ | RO | MD | Felinar Council for Academic Standards | Consiliul Felinar pentru Standarde Academice
IZVORQ | 2015 | ron | IPJ | MD | RO | Izvor Quality Agency | Agenția pentru Calitate Izvor
MAJAKQ | 2008 | ces | IBPJ | CZ | SK | Maják Accreditation Bureau | Akreditační kancelář Maják
STRAZ | 2012 | slk | IBPJ | SK | CZ | Stráž Accreditation Commission | Akreditačná komisia Stráž
ZASZLO | 2008 | hun | IBPPJ | HU | RO SK | Zászló Committee for Higher Education | Zászló Felsőoktatási Bizottság
SVETLQ | 2010 | slv | IPJ | SI | HR RS | Svetilnik Agency for Quality | Agencija za kakovost Svetilnik
LUCONOSA | 2009 | hrv | IBPJ | HR | BA SI | Lučonoša Agency for Higher Education | Agencija za visoko obrazovanje Lučonoša
MOSTQ | 2014 | hrv | IPP | BA | RS ME | Most Agency for Academic Review | Agencija za akademsku ocjenu Most
VIDIK | 2010 | srp | IBPJ | RS | ME BA | Vidik Accreditation Body | Акредитационо тело „Видик“
GLEDKA | 2016 | mkd | IP | MK |  | Gledka Board for Higher Education | Одбор за високо образование „Гледка“
DRITARE | 2013 | sqi | IPJ | AL | XK | Dritare Quality Agency | Agjencia e Cilësisë Dritare
URAQ | 2014 | sqi | IPP | XK | AL | Ura Accreditation Agency | Agjencia e Akreditimit Ura
KOMPASBG | 2008 | bul | IPPJ | BG | MK | Kompas Evaluation Agency | Агенция за оценяване „Компас“
ASTROLAVOS | 2012 | ell | IBPPJ | CY | GR LB | Astrolavos Agency for Quality | Φορέας Ποιότητας «Αστρολάβος»
CLOCHAN | 2009 | eng | IIPJ | IE | MT | Clochan Quality Commission |
FYRTORN | 2008 | swe | IPPJ | SE | FI NO | Fyrtorn Authority for Higher Education | Högskolemyndigheten Fyrtorn
KIKKERT | 2011 | dan | IPJ | DK | NO | Kikkert Accreditation Institution | Akkrediteringsinstitutionen Kikkert
STAVLYS | 2008 | nor | IPPJ | NO | SE IS | Stavlys Agency for Quality in Education | Stavlys – organ for kvalitet i utdanningen
MAJAKKA | 2010 | fin | IIPJ | FI | EE SE | Majakka Evaluation Centre | Arviointikeskus Majakka
VITIQ | 2015 | isl | IB | IS |  | Viti Quality Board | Gæðaráð Viti
TULETORN | 2010 | est | IPPJ | EE | LV | Tuletorn Quality Agency | Kvaliteediagentuur Tuletorn
BAKAQ | 2012 | lav | IPJ | LV | EE LT | Bāka Quality Agency | Kvalitātes aģentūra Bāka
SVYTURYS | 2011 | lit | IPPJ | LT | LV | Švyturys Review Office | Peržiūros biuras „Švyturys“
PUSULA | 2010 | tur | IPPJ | TR | AZ KG | Pusula Quality Council | Pusula Kalite Kurulu
DERBENT | 2013 | tur | PPp | TR | GE | Derbent Association for Programme Evaluation | Derbent Program Değerlendirme Derneği
ORIENTYR | 2017 | ukr | IBPPJ | UA | MD | Orientyr Quality Office | Офіс якості «Орієнтир»
MAYAKQ | 2010 | rus | IPP | RU | BY KZ | Mayak Accreditation House | Дом аккредитации «Маяк»
VEKTARQ | 2019 | bel | IP | BY |  | Vektar Agency for Quality Control | Агенцтва кантролю якасці «Вектар»
TEMIRQ | 2012 | kaz | IIPPJ | KZ | KG UZ RU | Temirqazyq Agency for Accreditation | «Темірқазық» аккредиттеу агенттігі
SAMALQ | 2016 | rus | IP | KZ | KG | Samal Accreditation Bureau | Бюро аккредитации «Самал»
SHUKURA | 2014 | kat | IBPJ | GE | AM AZ | Shukura Centre for Educational Quality | განათლების ხარისხის ცენტრი „შუქურა“
PARIAN | 2013 | hye | IPPJ | AM | GE | Parian Foundation for Professional Quality | «Փարիան» որակի ապահովման հիմնադրամ
MAYAKAZ | 2018 | aze | IP | AZ | TR | Mayak Education Quality Agency | Təhsildə Keyfiyyət Agentliyi «Mayak»
CADIRA | 2017 | spa | IP | AD | ES FR | Cadira Agency for Higher Education | Agencia Cadira de Educación Superior
ESCALAQ | 2007 | spa | IBPP | ES |  | Escala Regional Agency for Universities | Agencia Regional Escala para las Universidades
MIRADOR | 2009 | spa | IPPJ | ES | PT | Mirador Quality Office | Oficina de Calidad Mirador
ORFEOM | 2011 | eng | IPPJ | BE-fl | DE NL AT FR IT PL FI AE JO LB EG | Orfeom Network for Music and Arts Review |
ENGINA | 2010 | eng | PPJ | DE | FR IT ES PT TR RU KZ CO PE MX CL IN | Engina Network for Engineering Degrees |
MANAGQ | 2012 | eng | IPPJ | CH | DE AT FR AE JO LB EG US CA | Managerial Education Quality Forum |
VETERIA | 2011 | eng | PB | NL | DE FR ES IT PL GR HU | Veteria Council on Veterinary Education |
THEOLQ | 2009 | ita | IPJ | VA | IT ES PL LB | Agora Agency for Ecclesiastical Faculties | Agenzia Agorà per le facoltà ecclesiastiche
LEVANTQ | 2020 | heb | IP | IL | CY | Levant Council for Academic Review | מועצת לבנט לבחינה אקדמית
NOOR | 2021 | ara | IP | JO | LB EG AE | Noor Authority for University Quality | هيئة نور لجودة الجامعات
PRISMQ | 2008 | nld | PPpJ | NL | BE-fl DE | Prisma Evaluation Bureau | Evaluatiebureau Prisma
HORIZONTE | 2016 | por | IP | PT | BR | Horizonte Agency for Polytechnics | Agência Horizonte para os Politécnicos
STERNQ | 2012 | deu | IBP | DE | AT | Sternwarte Evaluation Agency | Evaluationsagentur Sternwarte
LANTERN | 2013 | eng | IPJ | UK-EWN | IE CY MT | Lantern Accreditation Service |
`;

export const AGENCY_ROWS: readonly AgencyRow[] = TABLE.trim().split('\n').map(parseRow);

function parseRow(line: string): AgencyRow {
  const [
    acronym = '',
    registeredIn,
    language = '',
    activities = '',
    official = '',
    abroad = '',
    english = '',
    native = '',
  ] = line.split('|').map((cell) => cell.trim());
  return {
    acronym,
    official: codes(official),
    abroad: codes(abroad),
    registeredIn: Number(registeredIn),
    language,
    english,
    native,
    activities,
  };
}

function codes(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(' ');
}
