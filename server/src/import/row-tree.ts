/** A part of a value under construction; the members of a list are keyed by their place. */
interface Branch {
  readonly members: Map<string | number, Branch | Leaf>;
}

interface Leaf {
  readonly value: unknown;
  readonly header: string;
}

export interface RowTree {
  /** Puts the value of a column where its path leads. No path of a file may end inside another. */
  plant(path: readonly (string | number)[], header: string, value: unknown): void;
  /** The whole value, with the gaps in lists closed, and the column that each pointer into it comes from. */
  grow(): { readonly value: unknown; readonly headers: ReadonlyMap<string, string> };
}

/** Builds the JSON value of a row from the cells of its columns. */
export function createRowTree(): RowTree {
  const root: Branch = { members: new Map() };
  return {
    plant(path, header, value) {
      let branch = root;
      for (const step of path.slice(0, -1)) {
        const next = branch.members.get(step) ?? { members: new Map() };
        branch.members.set(step, next);
        branch = next as Branch;
      }
      const last = path.at(-1);
      if (last !== undefined) branch.members.set(last, { value, header });
    },
    grow() {
      const headers = new Map<string, string>();
      return { value: growPart(root, '', headers), headers };
    },
  };
}

function growPart(part: Branch | Leaf, pointer: string, headers: Map<string, string>): unknown {
  if ('header' in part) {
    headers.set(pointer, part.header);
    return part.value;
  }
  const members = [...part.members];
  if (typeof members[0]?.[0] !== 'number') {
    return Object.fromEntries(members.map(([name, member]) => [name, growPart(member, `${pointer}/${name}`, headers)]));
  }
  return members
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, member], index) => growPart(member, `${pointer}/${index}`, headers));
}
