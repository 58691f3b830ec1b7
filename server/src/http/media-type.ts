/** One entry of an Accept header. */
interface Wanted {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

/**
 * The media type that the header asks for, of those that are offered; the first offered one where several are wanted
 * equally, or where there is no header. `undefined` when none is accepted.
 */
export function chooseMediaType<const Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type | undefined {
  if (accept === undefined || accept.trim() === '') return offered[0];
  const wanted = accept.toLowerCase().split(',').flatMap(readWanted);
  let chosen: { readonly type: Type; readonly quality: number } | undefined;
  for (const type of offered) {
    const quality = qualityOf(type, wanted);
    if (quality > 0 && (chosen === undefined || quality > chosen.quality)) chosen = { type, quality };
  }
  return chosen?.type;
}

function readWanted(entry: string): Wanted[] {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const [type = '', subtype = ''] = range.split('/');
  if (type === '' || subtype === '') return [];
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  return [{ type, subtype, quality: Number.isFinite(quality) ? quality : 0 }];
}

/** The most specific entry that fits decides (RFC 9110, 12.5.1). */
function qualityOf(offered: string, wanted: readonly Wanted[]): number {
  const [type, subtype] = offered.split('/');
  const fits = wanted.filter(
    (entry) => (entry.type === '*' || entry.type === type) && (entry.subtype === '*' || entry.subtype === subtype),
  );
  const specificity = ({ type: one, subtype: other }: Wanted) => Number(one !== '*') + Number(other !== '*');
  return fits.sort((one, other) => specificity(other) - specificity(one))[0]?.quality ?? 0;
}
