import { useSite } from '../site-view.ts';

interface AgencyLinkProps {
  readonly agency: { readonly id: number; readonly name_primary: string; readonly acronym_primary: string };
}

export function AgencyLink({ agency: { id, name_primary, acronym_primary } }: AgencyLinkProps) {
  const { link } = useSite();
  return (
    <>
      <a href={link(`/agency/${id}`)}>{name_primary}</a> <span class="muted">({acronym_primary})</span>
    </>
  );
}

interface CountryLinkProps {
  readonly country: { readonly iso_3166_alpha2: string; readonly name_english: string };
}

export function CountryLink({ country: { iso_3166_alpha2: code, name_english: name } }: CountryLinkProps) {
  const { format, link } = useSite();
  return <a href={link(`/country/${code}`)}>{format.country(code, name)}</a>;
}
