import { type LetterTable, letterTable, spellWith } from './letter-table.ts';

/** The national system of 2002; its apostrophes for ejectives are left out because nobody types them. */
const GEORGIAN = letterTable(`
  ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch
  ხ kh ჯ j ჰ h ჱ e ჲ y ჳ w ჴ q ჵ o ჶ f`);

const ARMENIAN_LETTERS = letterTable(`
  ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t
  ր r ց ts ւ v փ p ք k օ o ֆ f և ev`);

/** Hebrew is written without its vowels: the result serves Hebrew typed against Hebrew. */
const HEBREW = letterTable(`
  א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r ש sh ת t`);

/** Arabic and Persian letters; the many forms of alef, ya and kaf that keyboards mix up become one. */
const ARABIC = letterTable(`
  ا a أ a إ a آ a ٱ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ک k ل l م m ن n ه h
  ة h ۀ h ھ h ہ h و w ؤ w ي y ی y ى y ئ y ے y ء - پ p چ ch ژ zh گ g ڤ v ٹ t ڈ d ڑ r ں n ې e ۆ o ێ e ە a ڵ l ڕ r ۇ u ۈ u ۋ v ڭ ng ـ -`);

/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const LATIN = letterTable(`
  ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i ŀ l ħ h ŋ n ĸ k ŧ t ə e ɵ o ƙ k ɓ b ɗ d ɛ e ɔ o ŉ n ſ s ǝ e ɣ g ɩ i ʊ u ʋ v ƴ y ȷ j ɨ i ʉ u
  ɫ l ɲ n ɖ d ꞌ - ʼ - ʻ - ʽ - ʾ - ʿ - ˈ - ʹ - ʺ -`);

export const LETTERS_OF_OTHER_SCRIPTS: readonly LetterTable[] = [LATIN, GEORGIAN, ARMENIAN_LETTERS, HEBREW, ARABIC];

export const ARMENIAN = /[\u0530-\u058f]/u;

/** Armenian writes one vowel with two letters. */
export function spellArmenian(word: string): string {
  return spellWith(ARMENIAN_LETTERS, word.replaceAll('ու', 'u'));
}

/** Every spelling of an Armenian word that people type: the common one, letter by letter, and with the glides of "Yerevan". */
export function armenianSpellings(word: string): string[] {
  const withGlide = word.replaceAll('ու', 'u').replace(/^ե/u, 'ye').replace(/^ո/u, 'vo');
  return [spellArmenian(word), spellWith(ARMENIAN_LETTERS, word), spellWith(ARMENIAN_LETTERS, withGlide)];
}

/** The word without the article that Hebrew and Arabic write in one with it, if there is one to leave out. */
export function withoutWrittenArticle(word: string): string | undefined {
  if (/^ال.{2}/u.test(word)) return word.slice(2);
  if (/^ה\p{Script=Hebrew}{3}/u.test(word)) return word.slice(1);
  return undefined;
}
