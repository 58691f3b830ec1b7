import type { Report } from '@touchstone/sdk';
import { capitalised } from '../../components/report-entry.tsx';
import { Facts, Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

export function ReportScope({ report }: { readonly report: Report }) {
  const { messages, link } = useSite();
  const words = messages.report.scope;
  const hasProgrammes = report.programmes.length > 0;
  const place = report.status === 'voluntary' ? words.voluntary : words.obligatory;
  return (
    <Section id="scope" title={words.title}>
      <Facts
        rows={[
          [words.institution(report.institutions.length), <Institutions institutions={report.institutions} />],
          report.platforms.length > 0 && [words.platforms, <Institutions institutions={report.platforms} />],
          [
            words.reviewedBy,
            <a href={link(`/agency/${report.agency_id}`)}>
              {report.agency_name} ({report.agency_acronym})
            </a>,
          ],
          report.contributing_agencies.length > 0 && [
            words.contributors,
            report.contributing_agencies.map(({ id, name_primary: name, acronym_primary: acronym }) => (
              <div key={id}>
                <a href={link(`/agency/${id}`)}>
                  {name} ({acronym})
                </a>
              </div>
            )),
          ],
          [words.kind, `${capitalised(report.agency_esg_activity)}. ${report.name}`],
          [words.whatWasReviewed, messages.vocabulary.activityType[report.agency_esg_activity_type]],
          [words.system, report.crossborder ? `${place}. ${words.crossborder}` : place],
          [words.limits, hasProgrammes ? words.programmesOnly : words.wholeOnly],
          report.local_identifier !== null && [words.local, <code>{report.local_identifier}</code>],
          report.summary !== null && report.summary !== '' && [words.summary, report.summary],
          report.other_comment !== null && report.other_comment !== '' && [words.comment, report.other_comment],
          report.institutions_hierarchical.length + report.institutions_historical.length > 0 && [
            words.alsoCovers,
            <Related report={report} />,
          ],
        ]}
      />
    </Section>
  );
}

function Institutions({ institutions }: { readonly institutions: Report['institutions'] }) {
  const { link } = useSite();
  return (
    <>
      {institutions.map(({ registry_id: id, name_primary: name }) => (
        <div key={id}>
          <a href={link(`/institution/${id}`)}>{name}</a> <span class="muted small">{id}</span>
        </div>
      ))}
    </>
  );
}

function Related({ report }: { readonly report: Report }) {
  const { messages, link } = useSite();
  const words = messages.report.scope;
  const related = [
    ...report.institutions_hierarchical.map((one) => ({
      ...one,
      why: one.relationship === 'parent' ? words.parent : words.child,
    })),
    ...report.institutions_historical.map((one) => ({ ...one, why: words.history })),
  ];
  return (
    <>
      {related.map(({ registry_id: id, name_primary: name, why }) => (
        <div key={`${id}${why}`}>
          <a href={link(`/institution/${id}`)}>{name}</a> <span class="muted">({why})</span>
        </div>
      ))}
    </>
  );
}
