import { fields } from '../../messages/en/desk/fields.ts';

/** Where something is in a record, in words: `names[0].name_english` is "Name 1, English name". */
export function fieldLabel(path: string): string {
  const words = path.split('.').map((member, depth) => {
    const [, name = member, place] = /^(\w+)\[(\d+)\]$/.exec(member) ?? [];
    const said =
      place === undefined ? wordsFor(name) : `${fields.entries[name] ?? wordsFor(name)} ${Number(place) + 1}`;
    return depth === 0 ? capitalised(said) : said;
  });
  return words.join(', ');
}

function wordsFor(name: string): string {
  return fields.members[name] ?? name.replaceAll('_', ' ');
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
