const FALLBACK = 'report';
const MAX_LENGTH = 100;

/** The last part of a file's public address, made from the address or name it came with; always a plain `.pdf` name. */
export function reportFileName(original: string): string {
  const lastPart =
    decoded(original.split(/[?#]/)[0] ?? '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const stem = lastPart
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, MAX_LENGTH);
  return `${stem || FALLBACK}.pdf`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % is part of the name then.
    return text;
  }
}
