import type { InstitutionSearchItem, ReportListItem } from '@touchstone/sdk';
import { CoverageStrip } from '../charts/time-axis.tsx';
import type { CountryCodes } from '../registry/country-codes.ts';
import { leading, type PlacedReport, placeReports } from '../registry/institution-coverage.ts';
import { languageOfName } from '../registry/name-language.ts';
import { decisionKind, heldOn } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';
import { City } from './city.tsx';
import { ShortDay } from './day.tsx';
import { Decision, ValidityWords } from './report-state.tsx';

interface InstitutionEntryProps {
  readonly institution: InstitutionSearchItem;
  /** Those on the institution as a whole. */
  readonly reports: readonly ReportListItem[];
  readonly codes: CountryCodes;
  /** How many there are on programmes; counted only where there is none on the whole. */
  readonly programmeCount: number;
  /** The day the reader asks about; empty for today. */
  readonly onDay: string;
}

/** An institution in a list, with what covers it. */
export function InstitutionEntry({ institution, reports, programmeCount, codes, onDay }: InstitutionEntryProps) {
  const { messages, format, link } = useSite();
  const words = messages.search.institutions;
  const { name_primary: name, name_official_display: official } = institution;
  const [place] = institution.place;
  const countryCode = codes.get(institution.country[0] ?? '');
  const levels = institution.qf_ehea_level.map((level) => messages.vocabulary.levelShort[level]);
  return (
    <article class="record with-state">
      <div>
        <h3 class="name">
          <a href={link(`/institution/${institution.registry_id}`)}>{name}</a>
        </h3>
        {official !== '' && official !== name && (
          <p class="own" lang={languageOfName(official, countryCode)}>
            {official}
          </p>
        )}
        <p class="details">
          {place === undefined ? (
            <span>{words.noPlace}</span>
          ) : (
            <City
              city={place.city}
              code={codes.get(place.country)}
              country={format.country(codes.get(place.country) ?? '', place.country)}
            />
          )}
          <span>{institution.registry_id}</span>
          <span>{institution.stats_id === '' ? words.noIdentifier : institution.stats_id}</span>
          <span>{levels.length === 0 ? words.noLevel : format.and(levels)}</span>
        </p>
        <MatchedName institution={institution} />
        {institution.closure_date !== null && <p class="small muted">{words.closed(institution.closure_date)}</p>}
      </div>
      <State institution={institution} reports={reports} programmeCount={programmeCount} onDay={onDay} />
    </article>
  );
}

/** Shown when the words were found in another name than those above. */
function MatchedName({
  institution: { highlights, name_primary, name_official_display },
}: Pick<InstitutionEntryProps, 'institution'>) {
  const other = highlights?.find(({ parts }) => {
    const text = parts.map((part) => part.text).join('');
    return text !== name_primary && text !== name_official_display && parts.some(({ matched }) => matched);
  });
  if (other === undefined) return null;
  return (
    <p class="small muted">
      {other.parts.map(({ text, matched }, index) => (matched ? <mark key={index}>{text}</mark> : text))}
    </p>
  );
}

function State({ institution, reports, programmeCount, onDay }: Omit<InstitutionEntryProps, 'codes'>) {
  const { messages, link, today } = useSite();
  const words = messages.search.institutions;
  if (!institution.has_report) {
    return (
      <div class="state">
        <p class="muted">
          {words.noReport} <a href={link('/about#absence')}>{words.whatThatMeans}</a>
        </p>
      </div>
    );
  }
  const placed = placeReports(reports, today);
  const bars = [...placed].reverse().map(({ report, validity }) => ({ ...validity, kind: decisionKind(report) }));
  return (
    <div class="state">
      {placed.length > 0 && <CoverageStrip bars={bars} today={today} onDay={onDay} />}
      <StateWords placed={placed} onDay={onDay} programmeCount={programmeCount} />
      {placed.length > 0 && <span class="muted">{words.wholeReports(placed.length)}</span>}
    </div>
  );
}

interface StateWordsProps {
  readonly placed: readonly PlacedReport<ReportListItem>[];
  readonly onDay: string;
  readonly programmeCount: number;
}

function StateWords({ placed, onDay, programmeCount }: StateWordsProps) {
  const words = useSite().messages.search.institutions;
  const shown = leading(placed);
  if (shown === undefined) return <span class="muted">{words.noWhole(programmeCount)}</span>;
  if (onDay !== '') return <OnDay placed={placed} day={onDay} />;
  return (
    <>
      <Decision report={shown.report} isShort />
      <ValidityWords validity={shown.validity} />
    </>
  );
}

interface OnDayProps {
  readonly placed: readonly PlacedReport<ReportListItem>[];
  readonly day: string;
}

/** What held on the day, the newest decision first. */
function OnDay({ placed, day }: OnDayProps) {
  const { messages, today } = useSite();
  const words = messages.search.institutions;
  const [newest, ...others] = placed
    .filter(({ validity }) => heldOn(day, validity))
    .toSorted((one, other) => (one.validity.from < other.validity.from ? 1 : -1));
  if (newest === undefined) return <span class="muted">{words.notCovered(day)}</span>;
  const { report, validity } = newest;
  return (
    <>
      <span>{day > today ? words.holdsOn(day) : words.heldOn(day)}</span>
      <Decision report={report} isShort />
      <span>
        <ShortDay day={validity.from} /> – <ShortDay day={validity.to} />
      </span>
      {others.length > 0 && <span class="muted">{words.alsoHeld(others.length)}</span>}
    </>
  );
}
