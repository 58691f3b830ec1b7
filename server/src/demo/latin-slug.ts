const LETTERS_WITHOUT_MARKS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ə: 'e',
  æ: 'ae',
  þ: 'th',
  ð: 'd',
};

/** A name as part of an address: small ASCII letters and digits only. */
export function latinSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøłđıəæþð]/g, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');
}

const SMALL_WORDS = /^(of|the|and|for|in|named|after|–)$/i;

/** The initials of the words that matter, at least two letters: `University of Valmere` is `UV`. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '' && !SMALL_WORDS.test(word));
  const letters = words.map((word) => latinSlug(word).charAt(0)).join('');
  return (letters.length > 1 ? letters : latinSlug(name).slice(0, 3)).toUpperCase();
}
