import type { AccountAgency, AgencyListItem } from '@touchstone/sdk';
import { AgencyLink } from '../../../components/agency-name.tsx';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { formState } from '../refused.ts';
import type { AccountProps } from './account.tsx';
import { agenciesIn } from './change-account.ts';

/** Empty rows to add agencies in; more come with every change. */
const SPARE_ROWS = 2;

interface AgenciesFormProps extends AccountProps {
  readonly agencies: readonly AgencyListItem[];
}

/** All agencies of an account at once, as the registry takes them. */
export function AgenciesForm({ account, agencies, refused }: AgenciesFormProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const { refusal } = formState(refused, 'agencies');
  const typed = refused?.action === 'agencies' ? agenciesIn(refused.form) : undefined;
  const rows: readonly (AccountAgency | undefined)[] = [
    ...(typed ?? account.agencies),
    ...Array.from({ length: SPARE_ROWS }, () => undefined),
  ];
  const wrong = refusal?.fields.get('agencies');
  return (
    <DecisionForm
      action={`/desk/accounts/${account.id}`}
      name="agencies"
      submit={words.changeAgencies}
      isSecondary
      refused={refused}
    >
      {rows.map((row, index) => (
        <AgencyRow key={index} row={row} index={index} agencies={agencies} />
      ))}
      {wrong !== undefined && <p class="error">{wrong}</p>}
    </DecisionForm>
  );
}

/** The agencies as they are. */
export function OwnAgencies({ account, agencies }: Omit<AgenciesFormProps, 'refused'>) {
  const { messages, format } = useSite();
  const { account: words } = messages.desk.accounts;
  const names = new Map(agencies.map((agency) => [agency.id, agency]));
  if (account.agencies.length === 0) return <p>{words.noAgencies}</p>;
  return (
    <ul>
      {account.agencies.map(({ agency_id: id, relation, valid_from: from, valid_to: to }) => {
        const agency = names.get(id);
        const days = [from && words.since(format.day(from)), to && words.until(format.day(to))].filter(Boolean);
        return (
          <li key={`${id} ${relation} ${from}`}>
            {agency === undefined ? id : <AgencyLink agency={agency} />}, {words.relations[relation]}
            {days.length > 0 && `, ${days.join(' ')}`}
          </li>
        );
      })}
    </ul>
  );
}

interface AgencyRowProps {
  readonly row: AccountAgency | undefined;
  readonly index: number;
  readonly agencies: readonly AgencyListItem[];
}

function AgencyRow({ row, index, agencies }: AgencyRowProps) {
  const { account: words } = useSite().messages.desk.accounts;
  return (
    <fieldset class="agency-row">
      <legend>{words.entry(index + 1)}</legend>
      <div>
        <label for={`agency-${index}`}>{words.agency}</label>
        <select id={`agency-${index}`} name={`agency-${index}`} class="small">
          <option value="">{words.noAgency}</option>
          {agencies.map(({ id, acronym_primary: acronym, name_primary: name }) => (
            <option key={id} value={id} selected={id === row?.agency_id}>
              {acronym}, {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label for={`relation-${index}`}>{words.relation}</label>
        <select id={`relation-${index}`} name={`relation-${index}`} class="small">
          {(['own', 'proxy'] as const).map((relation) => (
            <option key={relation} value={relation} selected={relation === row?.relation}>
              {words.relations[relation]}
            </option>
          ))}
        </select>
      </div>
      <DayField name={`from-${index}`} label={words.from} day={row?.valid_from} />
      <DayField name={`to-${index}`} label={words.to} day={row?.valid_to} />
    </fieldset>
  );
}

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly day: string | null | undefined;
}

function DayField({ name, label, day }: DayFieldProps) {
  return (
    <div>
      <label for={name}>{label}</label>
      <input class="input small" type="date" id={name} name={name} value={day ?? ''} />
    </div>
  );
}
