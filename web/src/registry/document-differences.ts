export interface Difference {
  readonly field: string;
  /** `undefined` where it is absent. */
  readonly inFile: string | undefined;
  readonly inRegistry: string | undefined;
}

/** What says when and by whom it was signed differs between versions and is no claim. */
const NOT_CLAIMS = /^(?:proof|credentialStatus|issuanceDate|@context)\b/;
const MOST = 20;

/** The claims in which a document is not what the registry signed. */
export function documentDifferences(file: unknown, signed: unknown): readonly Difference[] {
  const [given, own] = [leavesOf(file), leavesOf(signed)];
  const fields = [...new Set([...own.keys(), ...given.keys()])].filter((field) => !NOT_CLAIMS.test(field));
  return fields
    .map((field) => ({ field, inFile: given.get(field), inRegistry: own.get(field) }))
    .filter(({ inFile, inRegistry }) => inFile !== inRegistry)
    .slice(0, MOST);
}

/** Every single value with the path to it, such as `credentialSubject.decision`. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) leavesOf(member, path === '' ? key : `${path}.${key}`, leaves);
  } else if (path !== '') {
    leaves.set(path, String(value));
  }
  return leaves;
}
