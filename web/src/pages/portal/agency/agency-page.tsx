import type { AgencyDetail } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { capitalised } from '../../../components/report-entry.tsx';
import { Crumbs, Facts, Section } from '../../../components/section.tsx';
import type { Document, PageAnswer } from '../../../page.ts';
import { ownAgencyIds } from '../../../session/own-agencies.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { DoneNotice } from '../../account/done-notice.tsx';
import { requireAgencies } from '../own-agencies.ts';
import { OWN_FIELD_NAMES, type OwnField, toOwnPart, toTexts } from './own-part.ts';
import { OwnPartForm } from './own-part-form.tsx';

const PATH = '/portal/agency';

/** What was typed and not taken. */
interface Refused {
  readonly texts: Readonly<Record<OwnField, string>>;
  readonly refusal: Refusal;
}

export const portalAgencyPage = personalPage(PATH, (request) => agencyDocument(request));

export const portalAgencyAction = personalAction(PATH, (request, form) => change(request, form));

async function change(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const agencyID = agencyIdOf(request);
  const entries = OWN_FIELD_NAMES.map((name) => [name, form.get(name) ?? '']);
  const texts = Object.fromEntries(entries) as Record<OwnField, string>;
  const headers = { 'if-match': `"${form.get('version') ?? ''}"` };
  const part = { ...toOwnPart(texts), agencyID };
  const changed = await tryForm(() => request.visitor.asVisitor().changeOwnAgencyPart(part, { headers }));
  if ('refusal' in changed) {
    const isOvertaken = changed.refusal.status === 409;
    const message = isOvertaken ? request.messages.account.portalAgency.conflict : changed.refusal.message;
    return agencyDocument(request, { texts, refusal: { ...changed.refusal, message } });
  }
  const done = changed.answer.outcome === 'unchanged' ? 'unchanged' : 'saved';
  return { redirect: `${request.link(PATH)}?agency=${agencyID}&done=${done}`, status: 303 };
}

/** The one that was asked for, of those somebody acts for; else the first. */
function agencyIdOf(request: PersonalRequest): number {
  const ids = requireAgencies(request);
  const asked = request.query.get('agency');
  return ids.find((id) => String(id) === asked) ?? ids[0] ?? 0;
}

/** A proxy submits for an agency, but does not speak for it. */
function isOwn({ session, today }: PersonalRequest, agencyId: number): boolean {
  const own = session.account.agencies.filter(({ relation }) => relation === 'own');
  return ownAgencyIds({ agencies: own }, today).includes(agencyId);
}

async function agencyDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { registry, visitor, messages, query } = request;
  const words = messages.account.portalAgency;
  const agencyID = agencyIdOf(request);
  const [agency, all, own] = await Promise.all([
    registry.getAgency({ agencyID }),
    Promise.all(requireAgencies(request).map((id) => registry.getAgency({ agencyID: id }))),
    isOwn(request, agencyID) ? visitor.asVisitor().getOwnAgencyPart({ agencyID }) : undefined,
  ]);
  const done = query.get('done');
  const content = (
    <>
      <Crumbs trail={[['/portal', messages.account.portal.title]]} here={words.title} />
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(agency.name_primary)}</p>
        <DoneNotice sentence={done === 'saved' ? words.saved : done === 'unchanged' ? words.unchanged : undefined} />
        {all.length > 1 && <Choose agencies={all} chosen={agencyID} />}
      </div>
      <Section id="own" title={words.own} aside={words.ownAside}>
        {own === undefined ? (
          <p>{words.proxy}</p>
        ) : (
          <OwnPartForm
            path={`${PATH}?agency=${agencyID}`}
            texts={refused?.texts ?? toTexts(own.record)}
            version={own.version}
            refusal={refused?.refusal}
          />
        )}
      </Section>
      <Register agency={agency} />
      <Activities agency={agency} />
    </>
  );
  return {
    title: words.title,
    description: words.description,
    isUnlisted: true,
    personal: 'agency',
    script: 'portal-form',
    content,
    ...(refused !== undefined && { status: refused.refusal.status }),
  };
}

function Choose({ agencies, chosen }: { readonly agencies: readonly AgencyDetail[]; readonly chosen: number }) {
  const { messages, link } = useSite();
  const words = messages.account.portalAgency;
  return (
    <form class="own-filters" action={link(PATH)}>
      <div>
        <label for="agency">{words.which}</label>
        <select class="small" id="agency" name="agency">
          {agencies.map(({ id, acronym_primary: acronym }) => (
            <option key={id} value={id} selected={id === chosen}>
              {acronym}
            </option>
          ))}
        </select>
      </div>
      <button class="button other small" type="submit">
        {words.show}
      </button>
    </form>
  );
}

interface AgencyProps {
  readonly agency: AgencyDetail;
}

function Register({ agency }: AgencyProps) {
  const { messages, format, link } = useSite();
  const words = messages.account.portalAgency;
  const { registration_start: from, registration_valid_to: to, country } = agency;
  const correction = `/correction?record=agency&id=${agency.id}`;
  return (
    <Section id="register" title={words.register} aside={words.registerAside}>
      <Facts
        rows={[
          [words.name, agency.name_primary],
          [words.acronym, agency.acronym_primary],
          [words.number, String(agency.registry_id)],
          [words.country, format.country(country.iso_3166_alpha2, country.name_english)],
          [
            words.registration,
            to === '' ? words.registered(format.day(from)) : words.registeredUntil(format.day(from), format.day(to)),
          ],
          [words.focus, messages.vocabulary.focus[agency.geographical_focus]],
          [words.publicPage, <a href={link(`/agency/${agency.id}`)}>{agency.acronym_primary}</a>],
        ]}
      />
      <p>
        {words.ask} <a href={link(correction)}>{words.askLink}</a>
      </p>
    </Section>
  );
}

function Activities({ agency: { activities } }: AgencyProps) {
  const { messages, format } = useSite();
  const words = messages.account.portalAgency;
  const columns = words.activityColumns;
  return (
    <Section id="activities" title={words.activities} aside={words.activitiesAside}>
      {activities.length === 0 ? (
        <p>{words.noActivities}</p>
      ) : (
        <DataTable
          caption={words.activities}
          rows={activities}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.activity, cell: ({ activity }) => capitalised(activity) },
            { title: columns.number, cell: ({ id }) => <code>{id}</code> },
            { title: columns.type, cell: ({ activity_type: type }) => messages.vocabulary.activityType[type] },
            {
              title: columns.until,
              cell: ({ activity_valid_to: until }) => (until === '' ? messages.frame.none : format.shortDay(until)),
            },
            { title: columns.reports, isNumber: true, cell: ({ report_count: count }) => format.number(count) },
          ]}
        />
      )}
    </Section>
  );
}
