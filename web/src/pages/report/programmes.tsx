import type { Programme, Report } from '@touchstone/sdk';
import { Gap } from '../../components/gap.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

export function ReportProgrammes({ report: { programmes } }: { readonly report: Report }) {
  const words = useSite().messages.report.programmes;
  if (programmes.length === 0) return null;
  return (
    <Section id="programmes" title={words.title} aside={words.count(programmes.length)}>
      <table class="to-cards">
        <caption class="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.programme}</th>
            <th scope="col">{words.award}</th>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.national}</th>
            <th scope="col" class="count">
              {words.ects}
            </th>
            <th scope="col">{words.outcome}</th>
            <th scope="col">{words.identifier}</th>
          </tr>
        </thead>
        <tbody>
          {programmes.map((programme) => (
            <ProgrammeRow key={programme.id} programme={programme} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ProgrammeRow({ programme }: { readonly programme: Programme }) {
  const { messages, format } = useSite();
  const words = messages.report.programmes;
  const { level, programmeType } = messages.vocabulary;
  const names = programme.programme_names.filter(({ name }) => name !== programme.name_primary);
  const awards = [...new Set(programme.programme_names.map(({ qualification }) => qualification))].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {programme.name_primary}
        {names.map(({ name }) => (
          <span key={name} class="own muted">
            {name}
          </span>
        ))}
      </th>
      <td data-label={words.award}>{awards.join(', ') || <Gap />}</td>
      <td data-label={words.level}>{level[programme.qf_ehea_level]}</td>
      <td data-label={words.national}>{programme.nqf_level || <Gap />}</td>
      <td data-label={words.ects} class="count">
        {programme.workload_ects === null ? <Gap /> : format.number(programme.workload_ects)}
      </td>
      <td data-label={words.outcome}>{programmeType[programme.programme_type]}</td>
      <td data-label={words.identifier}>
        {programme.programme_identifiers.length === 0 ? (
          <Gap />
        ) : (
          programme.programme_identifiers.map(({ identifier }) => <code key={identifier}>{identifier}</code>)
        )}
      </td>
    </tr>
  );
}
