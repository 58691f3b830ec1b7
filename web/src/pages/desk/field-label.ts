/** Where something is in a record, in words: `names[0].name_english` is "Names 1, name english". */
export function fieldLabel(path: string): string {
  const words = path
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
