import type { Random } from './random.ts';

/**
 * Letters with the Latin spellings in use. The same place in each list is one habit: as in English books, as heard
 * or in the region's own Latin alphabet, as scholars and passports do. The last spelling serves the habits after it.
 */
const CYRILLIC = `а=a б=b в=v г=g д=d е=e ё=yo,e ж=zh,z,zh з=z и=i й=y,j,i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh,h,ch
  ц=ts,c,ts ч=ch,c,ch ш=sh,s,sh щ=shch,sc,shch ъ= ы=y ь= э=e ю=yu,ju,iu я=ya,ja,ia і=i ї=yi,ji,i є=ye,je,ie ґ=g ў=u
  ђ=dj,d ѓ=gj,g ѕ=dz ј=j,j,y љ=lj њ=nj ћ=c,c,ch ќ=kj,k џ=dz,dz,dzh`;
const BULGARIAN = 'щ=sht ъ=a х=h';
const UKRAINIAN = 'г=h и=y';
const GREEK = `ου=ou ευ=ev,ef,eu αυ=av,af,au μπ=mp,b,mp γγ=ng,g,ng αι=ai,e,ai ει=ei,i,ei οι=oi,i,oi α=a β=v,v,b γ=g δ=d ε=e ζ=z η=i,i,e
  θ=th ι=i κ=k λ=l μ=m ν=n ξ=x,ks,x ο=o π=p ρ=r σ=s ς=s τ=t υ=y,i,y φ=f,f,ph χ=ch,h,kh ψ=ps ω=o`;
const GEORGIAN = `ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh,j,zh რ=r ს=s ტ=t უ=u ფ=p,f,p ქ=k ღ=gh,g,gh
  ყ=q,k,q შ=sh ჩ=ch ც=ts,c,ts ძ=dz წ=ts ჭ=ch ხ=kh,x,kh ჯ=j ჰ=h`;

const HABITS = 3;
/** Most people keep to one habit, some mix them. */
const MIXES = 0.25;

type Spellings = ReadonlyMap<string, readonly string[]>;

const ANY = readSpellings(`${CYRILLIC} ${GREEK} ${GEORGIAN}`);
const LANGUAGES: readonly (readonly [telltale: RegExp, spellings: Spellings])[] = [
  [/ъ[бвгдзклмнпрст]/u, new Map([...ANY, ...readSpellings(BULGARIAN)])],
  [/[іїєґ]/u, new Map([...ANY, ...readSpellings(UKRAINIAN)])],
];
const LETTERS = new RegExp([...ANY.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu');

/** A name of another script typed in Latin letters; `undefined` when it has letters besides those known here. */
export function romanise(text: string, random: Random): string | undefined {
  const habit = random.below(HABITS);
  const mixes = random.chance(MIXES);
  return spell(text, (spellings) => (mixes ? random.below(spellings) : habit));
}

/** The spellings of a text by each habit in turn; none when it has letters besides those known here. */
export function romanisations(text: string): string[] {
  const spelled = Array.from({ length: HABITS }, (_none, habit) => spell(text, () => habit));
  return spelled.filter((latin) => latin !== undefined);
}

/** Spells each letter the same way throughout; `choose` says which of so many spellings. */
function spell(text: string, choose: (spellings: number) => number): string | undefined {
  const bare = withoutGreekAccents(text.normalize('NFC').toLowerCase());
  const spellings = LANGUAGES.find(([telltale]) => telltale.test(bare))?.[1] ?? ANY;
  const chosen = new Map<string, string>();
  const latin = bare.replaceAll(LETTERS, (letters) => {
    const known = spellings.get(letters) ?? [letters];
    const spelling = chosen.get(letters) ?? known[Math.min(choose(known.length), known.length - 1)] ?? '';
    chosen.set(letters, spelling);
    return spelling;
  });
  return latin === bare || /[^\p{Script=Latin}\P{L}]/u.test(latin) ? undefined : latin;
}

function withoutGreekAccents(text: string): string {
  return text.replaceAll(/[\u0384-\u03ff\u1f00-\u1fff]/gu, (letter) => letter.normalize('NFD').charAt(0));
}

function readSpellings(entries: string): Spellings {
  return new Map(
    entries.split(/\s+/u).map((entry) => {
      const [letters = '', spellings = ''] = entry.split('=');
      return [letters, spellings.split(',')];
    }),
  );
}
