/** What an abbreviation stands for, as beginnings of words: `|` between readings, a space between words that must all be there. */
const READINGS: Readonly<Record<string, string>> = {
  // universities
  univ: 'univ|uniw',
  unv: 'univ',
  tu: 'techn univ|tekn univ|tehn univ|techn uniw',
  th: 'techn hochschul|tekn hog',
  fh: 'fachhochschul|univ appl sci',
  hs: 'hochschul|high school|hogeschool|hogskol',
  ph: 'padagog hochschul|paedagog hochschul',
  haw: 'hochschul angew wissenschaft|univ appl sci',
  uas: 'univ appl sci',
  vs: 'vysok skol',
  vsb: 'vysok skol ban',
  mu: 'med univ|medizin univ',
  // institutes, colleges, academies, schools
  inst: 'inst|istit|instyt',
  ist: 'istit',
  coll: 'coll|kolle|coleg|koleg|colleg',
  col: 'coll|coleg',
  acad: 'acad|akad|accad',
  akad: 'akad|acad|accad',
  accad: 'accad|acad|akad',
  poly: 'poly|polite',
  polit: 'polite|polyt',
  polytech: 'polyt|polite',
  sch: 'school|schul|schol|schola',
  esc: 'escuel|escol',
  ec: 'ecole',
  fac: 'fac|fak',
  fak: 'fak|fac',
  facul: 'facul|fakul',
  conserv: 'conserv|konserv',
  ctr: 'cent|zentr|centr',
  cent: 'cent|zentr',
  dept: 'departm|departam|departem|dipart|depart',
  dep: 'dep|dipart',
  // subjects
  tech: 'tech|tek|tecn|tehn',
  techn: 'techn|tekn|tecn|tehn',
  sci: 'sci|scien|szien|cien|scienz',
  scis: 'scien',
  wiss: 'wissenschaft',
  eng: 'eng|ingen|ingegn|ingin',
  engg: 'engineer',
  engr: 'engineer',
  ing: 'ing|engin',
  econ: 'econ|ekon|okon|oekon|wirtsch',
  ekon: 'ekon|econ',
  pharm: 'pharm|farm',
  bus: 'busin',
  mgmt: 'manag',
  mgt: 'manag',
  educ: 'educ|eduk',
  ed: 'educ',
  ped: 'ped|paed',
  pad: 'padag|pedag|paedag',
  phil: 'phil|fil',
  theol: 'theol|teol',
  psych: 'psych|psic|psyk',
  // adjectives
  intl: 'internat',
  internat: 'internat|internaz|internac|mednarod|mezinarod',
  natl: 'national|nacional|nazional|nation',
  nat: 'nat|nac|naz',
  nac: 'nacion|nation',
  naz: 'nazion',
  govt: 'govern',
  gov: 'govern',
  appl: 'appl|angew',
  angew: 'angew|appl',
  cath: 'cath|kath|cat|kat',
  kath: 'kath|cath|kat',
  assn: 'associat',
  assoc: 'assoc|asoc',
  fdn: 'foundat',
  found: 'found|fund',
  // places and saints
  st: 'st|saint|sankt|sint|szent|sw|sv|san|santo|santa',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  mt: 'mount|mont',
  ft: 'fort',
  gos: 'gosud',
};

/** Single words and sequences of words an abbreviation stands for. All are beginnings of words. */
export interface Readings {
  readonly words: readonly string[];
  readonly sequences: readonly (readonly string[])[];
}

const PARSED = new Map(Object.entries(READINGS).map(([abbreviation, text]) => [abbreviation, parseReadings(text)]));

/** What a folded abbreviation may stand for, or `undefined` for an ordinary word. */
export function readingsOf(abbreviation: string): Readings | undefined {
  return PARSED.get(abbreviation);
}

function parseReadings(text: string): Readings {
  const readings = text.split('|').map((reading) => reading.split(' '));
  return {
    words: readings.filter((words) => words.length === 1).flat(),
    sequences: readings.filter((words) => words.length > 1),
  };
}
