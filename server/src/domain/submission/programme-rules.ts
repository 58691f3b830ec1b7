import type { Problem } from '../errors.ts';
import { ASSESSMENTS } from '../vocabularies.ts';
import type { SubmittedProgramme, SubmittedReport } from './submitted-report.ts';

type Programmes = Pick<SubmittedReport, 'programmes'>;

/** Short offers say how much work they are and how they end; a full degree says that by itself. */
export function degreeProblems({ programmes }: Programmes): readonly Problem[] {
  return programmes.flatMap((programme, index) => problemsOf(programme, `/programmes/${index}`));
}

function problemsOf(
  { degreeOutcome, workloadEcts, assessmentCertification }: SubmittedProgramme,
  pointer: string,
): readonly Problem[] {
  if (degreeOutcome === undefined) return [];
  if (degreeOutcome) {
    if (!assessmentCertification) return [];
    return [
      {
        pointer: `${pointer}/assessment_certification`,
        message: 'A programme that leads to a full degree has no certificate of its own; leave this out.',
      },
    ];
  }
  const problems: Problem[] = [];
  if (workloadEcts === null) {
    problems.push({
      pointer: `${pointer}/workload_ects`,
      message: 'A programme that does not lead to a full degree needs its workload in ECTS credits.',
    });
  }
  if (assessmentCertification === null) {
    problems.push({
      pointer: `${pointer}/assessment_certification`,
      message: 'A programme that does not lead to a full degree must say how it is assessed and certified.',
      allowed: [...ASSESSMENTS],
    });
  }
  return problems;
}

/** One identifier of the agency's own and one of each type. */
export function programmeIdentifierProblems({ programmes }: Programmes): readonly Problem[] {
  return programmes.flatMap(({ identifiers }, at) =>
    identifiers.flatMap(({ resource }, index) => {
      const isFirst = identifiers.findIndex((other) => keyOf(other.resource) === keyOf(resource)) === index;
      if (isFirst) return [];
      const message =
        resource === null
          ? 'A programme can have one identifier without resource, the one of the agency; name the resource of this one.'
          : `A programme can have one identifier of the resource "${resource}"; this is another one.`;
      return [{ pointer: `/programmes/${at}/identifiers/${index}`, message }];
    }),
  );
}

function keyOf(resource: string | null): string {
  return resource === null ? '' : resource.toLowerCase();
}
