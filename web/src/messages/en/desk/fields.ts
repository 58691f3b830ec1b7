type Words = Readonly<Record<string, string>>;

/** Fields of records whose names in the records are no words of everyday; all others are said as they are written. */
const members: Words = {
  acronym_transliterated: 'acronym in Latin letters',
  agency_id: 'agency',
  closure_date: 'closed',
  country_id: 'country',
  founding_date: 'founded',
  is_legal_seat: 'legal seat',
  is_other_provider: 'other provider',
  is_primary: 'primary',
  lat: 'latitude',
  long: 'longitude',
  merged_into_id: 'merged into',
  name_english: 'English name',
  name_official: 'official name',
  name_official_transliterated: 'official name in Latin letters',
  name_transliterated: 'name in Latin letters',
  name_valid_to: 'last day of the name',
  name_versions: 'versions of the name',
  nqf_level: 'level of the national framework',
  parent_id: 'institution',
  qf_ehea_level: 'level',
  qf_ehea_levels: 'levels',
  stats_id: 'statistical identifier',
  target_id: 'institution',
  website_link: 'website',
  workload_ects: 'workload in ECTS',
};

/** One of a list. */
const entries: Words = {
  activities: 'activity',
  alternative_names: 'alternative name',
  countries: 'country',
  files: 'file',
  flags: 'flag',
  historical_data: 'former value',
  historical_relations: 'event',
  identifiers: 'identifier',
  links: 'link',
  locations: 'location',
  name_versions: 'version of the name',
  names: 'name',
  part_of: 'whole',
  programmes: 'programme',
  qf_ehea_levels: 'level',
};

export const fields = { members, entries };
