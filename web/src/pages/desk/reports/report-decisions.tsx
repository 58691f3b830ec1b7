import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import type { DeskReport } from './report.tsx';

/** What can be decided although no flag asks for it. */
export function OtherDecisions({ report, refused }: DeskReport) {
  const { report: words } = useSite().messages.desk.reports;
  const withdrawal = report.withdrawal === null ? 'withdraw' : 'restore';
  const decisions = report.withdrawal === null ? ([withdrawal, 'recheck'] as const) : ([withdrawal] as const);
  return (
    <Section id="other" title={words.other}>
      {decisions.map((name) => (
        <details key={name} class="more" open={refused?.action === name}>
          <summary>{words[name]}</summary>
          <p class="hint prose">{words[`${name}Means`]}</p>
          <DecisionForm
            action={`/desk/reports/${report.id}`}
            name={name}
            hidden={{ version: report.version }}
            refused={refused}
            submit={words[name]}
          />
        </details>
      ))}
    </Section>
  );
}
