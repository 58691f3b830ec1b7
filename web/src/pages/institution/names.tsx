import type { Institution } from '@touchstone/sdk';
import { Gap } from '../../components/gap.tsx';
import { Section } from '../../components/section.tsx';
import { languageOfName } from '../../registry/name-language.ts';
import { useSite } from '../../site-view.ts';

interface InstitutionProps {
  readonly institution: Institution;
}

export function Names({ institution }: InstitutionProps) {
  const { messages } = useSite();
  const words = messages.institution.names;
  const code = institution.countries[0]?.country.iso_3166_alpha2;
  const others = institution.names.flatMap((name) => name.name_versions.map((version) => version.name));
  return (
    <Section id="names" title={words.title} aside={words.aside}>
      <table class="to-cards">
        <caption class="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.official}</th>
            <th scope="col">{words.latin}</th>
            <th scope="col">{words.english}</th>
            <th scope="col">{words.acronym}</th>
          </tr>
        </thead>
        <tbody>
          {institution.names.map((name) => (
            <tr key={`${name.name_official}${name.name_valid_to}`}>
              <th scope="row">{name.name_valid_to === null ? words.now : words.until(name.name_valid_to)}</th>
              <td data-label={words.official} lang={languageOfName(name.name_official, code)}>
                {name.name_official}
              </td>
              <td data-label={words.latin}>{name.name_official_transliterated || <Gap />}</td>
              <td data-label={words.english} lang="en">
                {name.name_english || <Gap />}
              </td>
              <td data-label={words.acronym}>{name.acronym || <Gap />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <p class="small">
          <b>{words.alsoSeen}</b> {[...new Set(others)].join(', ')}
        </p>
      )}
    </Section>
  );
}

export function Identifiers({ institution }: InstitutionProps) {
  const { messages } = useSite();
  const words = messages.institution.identifiers;
  const rows = [
    { type: words.registry, identifier: institution.registry_id, valid: '' },
    ...(institution.stats_id === '' ? [] : [{ type: words.statistical, identifier: institution.stats_id, valid: '' }]),
    ...institution.identifiers.map((one) => ({
      type: one.agency === null ? one.resource : `${one.resource}, ${one.agency.split(' - ')[0]}`,
      identifier: one.identifier,
      valid: periodOf(one.identifier_valid_from, one.identifier_valid_to),
    })),
    ...institution.merged_from.map((id) => ({ type: words.formerRecords, identifier: String(id), valid: '' })),
  ];

  function periodOf(from: string, to: string | null): string {
    if (to !== null) return words.fromTo(from, to);
    return from === '' ? '' : words.from(from);
  }

  return (
    <Section id="identifiers" title={words.title}>
      <table class="to-cards">
        <caption class="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.identifier}</th>
            <th scope="col">{words.valid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, identifier, valid }) => (
            <tr key={`${type}${identifier}`}>
              <th scope="row">{type}</th>
              <td data-label={words.identifier}>
                <code>{identifier}</code>
              </td>
              <td data-label={words.valid}>{valid || words.always}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
