import { findLanguage } from '../reference/languages.ts';
import type { AgencyPlan } from './agency-plan.ts';
import { type DemoFile, demoPdf } from './demo-pdf.ts';

/** The files that reports refer to: one for every agency and language it writes in. */
export interface PdfLibrary {
  /** In the order in which they were asked for; every file once. */
  all(): Iterable<DemoFile>;
  of(agency: AgencyPlan, language: string): StoredPdf;
}

interface StoredPdf {
  readonly sha256: string;
  readonly size: number;
}

export const ENGLISH_CODE = 'eng';

export function createPdfLibrary(agencies: readonly AgencyPlan[]): PdfLibrary {
  const files = new Map<string, DemoFile>();
  for (const agency of agencies) {
    for (const language of new Set([agency.language, ENGLISH_CODE])) {
      files.set(keyOf(agency, language), demoPdf({ agency: agency.name, language: languageName(language) }));
    }
  }
  const stored = new Map([...files].map(([key, { sha256, bytes }]) => [key, { sha256, size: bytes.byteLength }]));

  return {
    all: () => files.values(),
    of(agency, language) {
      const pdf = stored.get(keyOf(agency, language));
      if (pdf === undefined) throw new RangeError(`${agency.acronym} has no file in ${language}`);
      return pdf;
    },
  };
}

function keyOf({ id }: AgencyPlan, language: string): string {
  return `${id} ${language}`;
}

function languageName(code: string): string {
  const language = findLanguage(code);
  if (language === undefined) throw new RangeError(`There is no language with the code ${code}`);
  return language.name;
}
