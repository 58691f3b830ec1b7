/** Writes a text in Latin letters, letter by letter; what the table doesn't hold stays as it is. */
export function lettersToLatin(letters: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => {
    let latin = '';
    for (const letter of text) {
      const lower = letter.toLowerCase();
      const written = letters[lower];
      if (written === undefined) latin += letter;
      else latin += lower === letter ? written : capitalised(written);
    }
    return latin;
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reads a table of letters written as `аa бb …`: each entry a letter followed by its Latin form. */
export function letterTable(entries: string): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));
}
