/**
 * The bytes, or `undefined` unless the text is the one canonical way to write them. Lenient decoders ignore unused bits
 * of the last character, so that fifteen other texts would pass for the same signature.
 */
export function decodeBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
