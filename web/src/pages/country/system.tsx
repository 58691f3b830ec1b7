import type { CountryDetail } from '@touchstone/sdk';
import { Facts, Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

/** How external quality assurance works in the country, as questions a reader has. */
export function CountrySystem({ country }: { readonly country: CountryDetail }) {
  const { messages, isDemo } = useSite();
  const words = messages.country.system;
  const { permission, yes, no } = messages.vocabulary;
  const answered = (answer: keyof typeof permission, note: string) => (
    <>
      <b>{permission[answer]}.</b> {note}
    </>
  );
  return (
    <Section id="system" title={words.title} aside={isDemo ? words.demoAside : words.aside}>
      <Facts
        kind="questions"
        rows={[
          [words.obligatory, <Requirements country={country} />],
          [words.external, answered(country.external_QAA_is_permitted, country.external_QAA_note)],
          country.eligibility !== '' && [words.eligibility, country.eligibility],
          country.conditions !== '' && [words.conditions, country.conditions],
          country.recognition !== '' && [words.recognition, country.recognition],
          [words.european, answered(country.european_approach_is_permitted, country.european_approach_note)],
          [words.fullList, <b>{country.has_full_institution_list ? yes : no}.</b>],
          [words.commitment, answered(country.ehea_key_commitment, '')],
          country.governmental_member_start !== null && [
            words.member,
            words.since(country.governmental_member_start.slice(0, 4)),
          ],
        ]}
      />
      <Regulations country={country} />
    </Section>
  );
}

function Requirements({ country }: { readonly country: CountryDetail }) {
  const { messages } = useSite();
  const { requirement } = messages.vocabulary;
  if (country.qa_requirements.length === 0) return <>{messages.country.system.notStated}</>;
  return (
    <>
      {country.qa_requirements.map((one) => (
        <div key={`${one.qa_requirement_type}${one.qa_requirement}`}>
          <b>{requirement[one.qa_requirement_type]}.</b> {one.qa_requirement} {one.qa_requirement_note}
        </div>
      ))}
      {country.qa_requirement_note !== '' && <div>{country.qa_requirement_note}</div>}
    </>
  );
}

function Regulations({ country }: { readonly country: CountryDetail }) {
  const { messages } = useSite();
  const words = messages.country.system;
  if (country.qaa_regulations.length === 0 && country.general_note === '') return null;
  const period = (from: string, to: string) =>
    [from !== '' && words.from(from), to !== '' && words.until(to)].filter(Boolean).join(', ');
  return (
    <details class="more">
      <summary>{words.regulations}</summary>
      <div class="prose">
        {country.general_note !== '' && <p>{country.general_note}</p>}
        <ul>
          {country.qaa_regulations.map((one) => (
            <li key={one.regulation}>
              {one.regulation_url === '' ? (
                one.regulation
              ) : (
                <a href={one.regulation_url} rel="external">
                  {one.regulation}
                </a>
              )}{' '}
              <span class="muted">{period(one.regulation_valid_from, one.regulation_valid_to)}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
