const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode('a'.charCodeAt(0) + index));

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a language by its English name, which is what the registry says; `undefined` for a name of its own. */
export function languageCode(englishName: string): string | undefined {
  codes ??= readCodes();
  return codes.get(englishName);
}

function readCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    pairs.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name, code] as const];
    }),
  );
}
