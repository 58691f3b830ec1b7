import type { OwnReport } from '@touchstone/sdk';
import { AgencyLink } from '../../../components/agency-name.tsx';
import { Day } from '../../../components/day.tsx';
import { Decision } from '../../../components/report-state.tsx';
import { Facts, Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { Moment } from '../moment.tsx';
import type { DeskReport } from './report.tsx';

const SHOWN_PROGRAMMES = 10;

/** What the report says, with the names of what it is about. */
export function ReportRecord({ report, named }: DeskReport) {
  const { messages, format } = useSite();
  const { report: words } = messages.desk.reports;
  const { withdrawal } = report;
  return (
    <Section id="record" title={words.record}>
      <Facts
        rows={[
          [words.agency, <AgencyLink agency={named.agency} />],
          named.contributing_agencies.length > 0 && [
            words.contributing,
            <ul>
              {named.contributing_agencies.map((agency) => (
                <li key={agency.id}>
                  <AgencyLink agency={agency} />
                </li>
              ))}
            </ul>,
          ],
          [words.institutions, <Institutions institutions={named.institutions} />],
          named.platforms.length > 0 && [words.platforms, <Institutions institutions={named.platforms} />],
          [words.activities, format.and(named.activities.map(({ activity }) => activity))],
          named.programmes.length > 0 && [words.programmes, <Programmes programmes={named.programmes} />],
          [words.status, messages.vocabulary.status[named.status]],
          [words.decision, <Decision report={named} />],
          [words.from, <Day day={named.valid_from} />],
          [
            words.to,
            named.valid_to === null ? (
              words.assumedEnd(format.day(named.valid_to_calculated))
            ) : (
              <Day day={named.valid_to} />
            ),
          ],
          [words.ownId, named.local_identifier ?? messages.frame.none],
          named.summary !== null && [words.summary, named.summary],
          named.other_comment !== null && [words.comment, named.other_comment],
          named.supersedes !== null && [words.supersedes, <OtherReport id={named.supersedes} />],
          named.superseded_by !== null && [words.supersededBy, <OtherReport id={named.superseded_by} />],
          withdrawal !== null && [words.withdrawn, words.withdrawnSay(format.day(withdrawal.at), withdrawal.reason)],
          [words.created, <Moment at={report.created_at} />],
          [words.updated, <Moment at={report.updated_at} />],
          [words.version, String(report.version)],
        ]}
      />
    </Section>
  );
}

function Institutions({ institutions }: { readonly institutions: OwnReport['institutions'] }) {
  const { link } = useSite();
  return (
    <ul>
      {institutions.map(({ id, registry_id: registryId, name_primary: name }) => (
        <li key={id}>
          <a href={link(`/institution/${registryId}`)}>{name}</a> <span class="muted">({registryId})</span>
        </li>
      ))}
    </ul>
  );
}

function Programmes({ programmes }: { readonly programmes: OwnReport['programmes'] }) {
  const { messages } = useSite();
  const left = programmes.length - SHOWN_PROGRAMMES;
  return (
    <ul>
      {programmes
        .slice(0, SHOWN_PROGRAMMES)
        .map(({ id, name_primary: name, qualification_primary: degree, ...rest }) => (
          <li key={id}>
            {name}{' '}
            <span class="muted">
              (
              {[degree, messages.vocabulary.levelShort[rest.qf_ehea_level], ...rest.countries]
                .filter(Boolean)
                .join(', ')}
              )
            </span>
          </li>
        ))}
      {left > 0 && <li class="muted">{messages.desk.reports.report.furtherProgrammes(left)}</li>}
    </ul>
  );
}

function OtherReport({ id }: { readonly id: number }) {
  const { messages, link } = useSite();
  return <a href={link(`/desk/reports/${id}`)}>{messages.desk.reports.report.title(id)}</a>;
}
