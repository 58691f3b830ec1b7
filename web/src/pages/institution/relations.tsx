import type { Institution } from '@touchstone/sdk';
import type { ComponentChildren } from 'preact';
import { Section } from '../../components/section.tsx';
import { languageOfName } from '../../registry/name-language.ts';
import { useSite } from '../../site-view.ts';

interface HistoryEvent {
  /** Empty when it is not known. */
  readonly date: string;
  readonly key: string;
  readonly text: ComponentChildren;
  readonly note?: string;
}

/** What the institution belongs to, what belongs to it, and what happened to it, newest first. */
export function Relations({ institution }: { readonly institution: Institution }) {
  const { messages } = useSite();
  const words = messages.institution.relations;
  const events = useEvents(institution).toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return (
    <Section id="relations" title={words.title}>
      {events.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol class="history">
          {events.map(({ key, date, text, note }, index) => (
            <li key={key} class={index === 0 ? 'latest' : undefined}>
              <span class="when number">{date === '' ? words.undated : date.slice(0, 4)}</span>
              <div>
                {text}
                {note !== undefined && <p class="caption">{note}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function useEvents(institution: Institution): readonly HistoryEvent[] {
  const { messages } = useSite();
  const words = messages.institution.relations;
  const { hierarchy } = messages.vocabulary;
  const code = institution.countries[0]?.country.iso_3166_alpha2;
  const { part_of, includes } = institution.hierarchical_relationships;
  const ended = (date: string) => (date === '' ? {} : { note: words.ended(date) });
  return [
    ...part_of.map((one) => ({
      key: `part of ${one.institution.id} ${one.valid_from}`,
      date: one.valid_from,
      text: words.partOf(<InstitutionLink institution={one.institution} />, hierarchy[one.relationship_type]),
      ...ended(one.valid_to),
    })),
    ...includes.map((one) => ({
      key: `includes ${one.institution.id} ${one.valid_from}`,
      date: one.valid_from,
      text: words.includes(<InstitutionLink institution={one.institution} />, hierarchy[one.relationship_type]),
      ...ended(one.valid_to),
    })),
    ...institution.historical_relationships.map((one) => ({
      key: `${one.relationship_type} ${one.institution.id}`,
      date: one.relationship_date,
      text:
        words.events[one.relationship_type]?.(<InstitutionLink institution={one.institution} />) ??
        one.relationship_type,
    })),
    ...institution.names
      .filter((name) => wasReplaced(name, institution))
      .map((name) => ({
        key: `name ${name.name_official}`,
        date: name.name_valid_to ?? '',
        text: words.renamed(<span lang={languageOfName(name.name_official, code)}>{name.name_official}</span>),
      })),
    ...(institution.founding_date === ''
      ? []
      : [{ key: 'founded', date: institution.founding_date, text: words.founded }]),
    ...(institution.closure_date === null
      ? []
      : [{ key: 'closed', date: institution.closure_date, text: words.closed }]),
  ];
}

/** The last name of a closed institution ended with it, and no other took its place. */
export function wasReplaced(
  { name_valid_to: end }: Pick<Institution['names'][number], 'name_valid_to'>,
  { closure_date: closed }: Pick<Institution, 'closure_date'>,
): boolean {
  return end !== null && (closed === null || end < closed);
}

interface InstitutionLinkProps {
  readonly institution: { readonly registry_id: string; readonly name_primary: string };
}

function InstitutionLink({ institution: { registry_id, name_primary } }: InstitutionLinkProps) {
  const { link } = useSite();
  return <a href={link(`/institution/${registry_id}`)}>{name_primary}</a>;
}
