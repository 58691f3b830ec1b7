import { City } from '../../components/city.tsx';
import { Mark } from '../../components/report-state.tsx';
import { Crumbs } from '../../components/section.tsx';
import { nameFor } from '../../registry/institution-name.ts';
import { type InstitutionVerdict, institutionVerdict } from '../../registry/institution-verdict.ts';
import { languageOfName } from '../../registry/name-language.ts';
import { useSite } from '../../site-view.ts';
import type { InstitutionView } from '../institution.tsx';

/** Names and the answer to what most readers came for. */
export function InstitutionOpening({ institution, whole, programmes }: InstitutionView) {
  const { messages, format, language, link } = useSite();
  const words = messages.institution;
  const name = nameFor(institution, language);
  const current = institution.names.find(({ name_valid_to: end }) => end === null) ?? institution.names[0];
  const seat = institution.countries.find(({ country_verified: isSeat }) => isSeat) ?? institution.countries[0];
  const code = seat?.country.iso_3166_alpha2;
  const country = seat && format.country(seat.country.iso_3166_alpha2, seat.country.name_english);
  const { name_official: official = '', name_english: english = '' } = current ?? {};
  const others = [current?.name_official_transliterated, current?.acronym].filter(Boolean);
  const trail = [
    ['/institutions', messages.frame.menu.institutions] as const,
    ...(country === undefined ? [] : [[`/country/${code}`, country] as const]),
  ];
  return (
    <>
      <Crumbs trail={trail} here={name} />
      <div class="opening split">
        <div>
          <h1 lang={name === english ? 'en' : languageOfName(name, code)}>{name}</h1>
          {official !== '' && official !== name && (
            <p class="own-name" lang={languageOfName(official, code)}>
              {official}
            </p>
          )}
          {official === name && english !== '' && english !== name && (
            <p class="own-name" lang="en">
              {english}
            </p>
          )}
          {others.length > 0 && <p class="muted">{others.join(' · ')}</p>}
          <p class="inline">
            {seat && <City city={seat.city} code={code} country={country} />}
            {institution.founding_date !== '' && <span>{words.founded(institution.founding_date)}</span>}
            {institution.closure_date !== null && <span>{words.closed(institution.closure_date)}</span>}
            {institution.website_link !== '' && (
              <a href={institution.website_link} rel="external">
                {institution.website_link.replace(/^https?:\/\//, '')}
              </a>
            )}
          </p>
          {institution.is_other_provider && <p class="muted">{words.otherProvider}</p>}
        </div>
        <Verdict verdict={institutionVerdict(whole, programmes)} aboutLink={link('/about#absence')} />
      </div>
    </>
  );
}

interface VerdictProps {
  readonly verdict: InstitutionVerdict;
  readonly aboutLink: string;
}

function Verdict({ verdict, aboutLink }: VerdictProps) {
  const { messages, link } = useSite();
  const words = messages.institution.verdict;
  const { label, sentence } = useVerdictWords(verdict);
  const report = verdict.leading?.report;
  return (
    <div class={`verdict ${verdict.kind}`}>
      <p class={`decision ${verdict.kind}`}>
        <Mark kind={verdict.kind} />
        <span>{label}</span>
      </p>
      <p class="say">{sentence}</p>
      {report !== undefined && (
        <p>
          {words.by(
            <a href={link(`/agency/${report.agency_id}`)}>
              {report.agency_name} ({report.agency_acronym})
            </a>,
            <a href={link(`/report/${report.id}`)}>{words.reportNumber(report.id)}</a>,
          )}{' '}
          {verdict.situation === 'whole' && words.notEachProgramme}
        </p>
      )}
      {verdict.isDisputed && <p>{words.disagree}</p>}
      {verdict.situation === 'nothing' && (
        <p>
          <a href={aboutLink}>{words.absence}</a>
        </p>
      )}
    </div>
  );
}

function useVerdictWords({ kind, situation, leading }: InstitutionVerdict): { label: string; sentence: string } {
  const words = useSite().messages.institution.verdict;
  const validity = leading?.validity;
  if (validity === undefined) return { label: words.nothingLabel, sentence: words.nothing };
  switch (situation) {
    case 'whole':
      return { label: words.label[kind], sentence: words.inForce[kind](validity.to) };
    case 'programmes':
      return { label: words.programmesOnlyLabel, sentence: words.programmesOnly };
    case 'ended':
      return { label: words.endedLabel, sentence: words.ended(validity.to) };
    case 'starts':
      return { label: words.endedLabel, sentence: words.starts(validity.from) };
    case 'nothing':
      return { label: words.nothingLabel, sentence: words.nothing };
  }
}
