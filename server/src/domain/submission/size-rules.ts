import type { Problem } from '../errors.ts';
import type { Programme } from '../programme.ts';
import type { Report } from '../report.ts';

type Sized = Partial<Pick<Report, 'programmes' | 'files' | 'links' | 'institutionIds' | 'limitField'>>;

/**
 * A report is issued as one signed document, and what is larger than 256 KiB nobody checks. As a token it takes a third
 * more, so this much is left for what a report brings; names of the agency and of its activities fit beside it.
 */
const MOST_BYTES = 180_000;
/** Checking a document takes time with the square of the length of its lists. */
const MOST_PROGRAMMES = 1_000;
const MOST_FILES_AND_LINKS = 500;
const MOST_NAMES = 100;

/** What an entry takes in the document besides its texts: its address and the names of its members. */
const PROGRAMME_BYTES = 150;
const NAME_BYTES = 20;
const FILE_BYTES = 300;
const ADDRESS_BYTES = 80;

/** A report that is too large to be issued. Nobody means that many; it is probably several reports. */
export function sizeProblems(report: Sized): readonly Problem[] {
  const { programmes = [], files = [], links = [] } = report;
  const counts: readonly Problem[] = [
    ...(programmes.length > MOST_PROGRAMMES
      ? [tooMany('/programmes', 'programmes', programmes.length, MOST_PROGRAMMES)]
      : []),
    ...(files.length + links.length > MOST_FILES_AND_LINKS
      ? [tooMany('/report_files', 'files and links', files.length + links.length, MOST_FILES_AND_LINKS)]
      : []),
    ...programmes.flatMap(({ names }, index) =>
      names.length > MOST_NAMES ? [tooMany(`/programmes/${index}`, 'names', names.length, MOST_NAMES)] : [],
    ),
  ];
  if (counts.length > 0) return counts;
  const bytes = bytesOf(report);
  if (bytes <= MOST_BYTES) return [];
  return [
    {
      pointer: '',
      message:
        `The report is too large to be issued as one signed document: its programmes, files and links take ${bytes} ` +
        `bytes there, and ${MOST_BYTES} are possible. Submit it in several parts.`,
    },
  ];
}

function tooMany(pointer: string, what: string, count: number, most: number): Problem {
  return { pointer, message: `At most ${most} ${what} fit in one report, not ${count}. Submit it in several parts.` };
}

function bytesOf({ programmes = [], files = [], links = [], institutionIds = [], limitField = null }: Sized): number {
  return (
    sum(programmes, bytesOfProgramme) +
    // A file is named twice: as the report, and with the hash of its content.
    sum(files, ({ fileName }) => FILE_BYTES + 2 * encoded(fileName)) +
    sum(links, ({ link }) => NAME_BYTES + encoded(link)) +
    institutionIds.length * ADDRESS_BYTES +
    written(limitField ?? '')
  );
}

function bytesOfProgramme({ names, nqfLevel }: Programme): number {
  return PROGRAMME_BYTES + sum(names, ({ name }) => NAME_BYTES + written(name)) + written(nqfLevel);
}

/** In JSON, as UTF-8. */
function written(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/** As a part of an address; half a character has no place in one. */
function encoded(text: string): number {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '')).length;
}

function sum<Item>(items: readonly Item[], size: (item: Item) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}
