/** Each is kept by every connection, on both sides. */
const MOST_NAMES = 300;
/** Texts that were met once; most of them never again. */
const MOST_STRANGERS = 1_000;
/** What can be prepared; the others are not asked often enough to matter. */
const PREPARABLE = /^(select|insert|update|delete|with)\b/i;

export type StatementNames = ReturnType<typeof createStatementNames>;

/**
 * Names for the statements that are asked again and again: the server then parses and plans each but once for a
 * connection. Lists of many lengths make many texts, so only those that come back have a name, and not without end.
 */
export function createStatementNames() {
  const names = new Map<string, string | undefined>();
  const strangers = new Set<string>();

  return {
    /** `undefined` for a statement that is not to be prepared. */
    of(text: string): string | undefined {
      if (names.has(text)) return names.get(text);
      if (names.size >= MOST_NAMES || !PREPARABLE.test(text)) return undefined;
      if (strangers.delete(text)) {
        const name = `touchstone_${names.size + 1}`;
        names.set(text, name);
        return name;
      }
      if (strangers.size >= MOST_STRANGERS) strangers.clear();
      strangers.add(text);
      return undefined;
    },
    /** From now on the statement is not prepared any more. */
    forget(text: string): void {
      names.set(text, undefined);
    },
  };
}
