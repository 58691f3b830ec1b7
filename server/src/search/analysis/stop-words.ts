/** By language, folded; a word of several languages stands where it came first. */
const STOP_WORDS = new Set(
  `a an and at by for from in of on the to with
   am an auf bei das dem den der des die ein eine fur fuer im mit und vom von zu zum zur
   au aux d de du en et l la le les par pour sur un une
   al con del el las los para por y
   da dei del dell della delle dello degli di e gli i il lo nel nella per
   as do dos das em na nas no nos o os
   een het op te van voor
   dla w z ze
   ke k o pri pro s u v ve za
   az es
   cu din pentru si
   av for og och ved vid ja
   bin ile ve
   kai ke stin sto tis ths ton tou
   i im imeni na po`.split(/\s+/u),
);

/** Small words that most names contain: they match like any other but weigh least. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}
