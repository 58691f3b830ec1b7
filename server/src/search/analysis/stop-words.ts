const STOP_WORDS = new Set(
  `a an and the of for in at on to by with from
   der die das des dem den und fur fuer von vom zu zur zum im am an auf bei mit ein eine
   le la les l un une de du d des et en au aux pour par sur
   el los las y del al para por con
   il lo gli i e di da dei degli delle della dello del dell nel nella per
   o os as do dos da das em no na nos nas
   van het een voor te en op
   w z i na dla im im
   a v ve s u k pre pri pro na
   og i for av til ved och for vid ja
   es az
   si din pentru
   kai tou tis ton ths sto stin
   imeni im ve ile bin al el`.split(/\s+/u),
);

/** Small words that most names contain: they match like any other but weigh least. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}
