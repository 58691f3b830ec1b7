const ROR_ID = /^(?:(?:https?:\/\/)?ror\.org\/)?(0[a-z0-9]{6}[0-9]{2})$/i;

/**
 * An identifier in the one spelling it is stored and looked up in. ROR identifiers are addresses, and people leave
 * parts of them out; of the other kinds only white space at the ends is certainly no part.
 */
export function canonicalIdentifier(resource: string, identifier: string): string {
  const trimmed = identifier.trim();
  const rorId = resource === 'ROR' ? ROR_ID.exec(trimmed)?.[1] : undefined;
  return rorId === undefined ? trimmed : `https://ror.org/${rorId.toLowerCase()}`;
}
