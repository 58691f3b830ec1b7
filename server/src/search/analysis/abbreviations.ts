/**
 * What the abbreviations of the field stand for, as beginnings of words, because the ending depends on language and
 * case. `|` separates readings, a space separates words that must all be there, `!` marks a whole word where its beginning would match too much.
 * Shortenings that are themselves the beginning of the word ("Med.", "Sup.") need no entry: beginnings match anyway.
 */
const READINGS = `
  univ: uniw
  unv: univ | uniw
  tu: techn univ | tekn univ | tehn univ | techn uniw
  th: techn hochschul
  fh: fachhochschul | univ appl scien
  hs: hochschul | high school | hogeschool | hogskol
  ph: padagog hochschul
  haw: hochschul angew wissensch | univ appl scien
  uas: univ appl scien
  meduni: med univ
  vs: vysok skol
  amk: ammattikorkeakoul
  iut: inst univ techn
  ens: ecol normal super
  pwsz: panst wyzsz szkol zawod
  ans: akadem nauk stosow
  inst: istit | instyt
  coll: kolle | coleg | koleg
  col: coll | coleg
  acad: akad | accad
  akad: acad | accad
  accad: acad | akad
  poly: politec | politeh | politech
  polit: polytec
  polytech: politec | politeh
  politech: polytec
  sch: schul | school | schol
  esc: escuel | escol
  ec: ecol
  fac: fak
  fak: fac
  conserv: konserv
  ctr: centr | center! | zentr
  cent: zentr
  dept: departm | departam | departem | dipart
  dep: dipart
  tech: tekn | tecn | tehn
  techn: tekn | tecn | tehn
  tecn: tech
  tek: tech
  sci: scien | scienz | cien | szien
  wiss: wissenschaft
  eng: ingen | ingegn
  engg: engin
  engr: engin
  ing: engin
  econ: ekon | okon | oekon
  ekon: econ
  pharm: farm
  bus: busin
  mgmt: manag
  mgt: manag
  educ: eduk
  ped: paed | padag
  pad: pedag | paedag
  phil: filos | filoz
  theol: teol
  psych: psicol | psyk
  intl: internat | internac | internaz
  int: internat | internac | internaz
  natl: nation | nacion | nazion
  nat: nacion | nazion
  govt: govern
  appl: angew
  angew: appl
  cath: kathol | catol | katol
  kath: cathol | catol | katol
  assn: assoc
  assoc: asoc
  fdn: found
  gos: gosud
  st: saint | sankt | sint! | szent | svat | svet | swiet | san! | santo! | santa! | sao! | sv! | sw!
  ste: sainte!
  mt: mount! | mont!
  ft: fort!`;

/** Words that records often hold shortened, with the shortening. */
const SHORTENED = new Map(
  Object.entries({
    saint: 'st',
    sankt: 'st',
    sint: 'st',
    sainte: 'ste',
    mount: 'mt',
    fort: 'ft',
    university: 'univ',
    universitat: 'univ',
    universite: 'univ',
    universidad: 'univ',
    universita: 'univ',
    institute: 'inst',
    institut: 'inst',
  }),
);

/** What an abbreviation stands for. */
export interface Readings {
  /** Whole words. */
  readonly words: readonly string[];
  /** Beginnings of words that must all be there. */
  readonly sequences: readonly (readonly string[])[];
}

const PARSED = new Map(
  READINGS.trim()
    .split('\n')
    .map((line) => parseLine(line)),
);

/** What a folded abbreviation may stand for besides itself, or `undefined` for an ordinary word. */
export function readingsOf(abbreviation: string): Readings | undefined {
  return PARSED.get(abbreviation);
}

/** The abbreviation a record may hold in place of a folded word. */
export function shorteningOf(word: string): string | undefined {
  return SHORTENED.get(word);
}

function parseLine(line: string): [abbreviation: string, readings: Readings] {
  const [abbreviation = '', text = ''] = line.split(':');
  const readings = text.split('|').map((reading) => reading.trim());
  return [
    abbreviation.trim(),
    {
      words: readings.filter((reading) => reading.endsWith('!')).map((reading) => reading.slice(0, -1)),
      sequences: readings.filter((reading) => !reading.endsWith('!')).map((reading) => reading.split(' ')),
    },
  ];
}
