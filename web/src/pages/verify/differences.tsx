import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { dayOf } from '../../format.ts';
import { type ClaimField, claimField } from '../../registry/claim-field.ts';
import type { Difference } from '../../registry/document-differences.ts';
import { isDay } from '../../registry/is-day.ts';
import { useSite } from '../../site-view.ts';

interface DifferencesProps {
  readonly differences: readonly Difference[];
}

/** The change that matters most to whoever was given the file. */
export function Claimed({ differences }: DifferencesProps) {
  const words = useSite().messages.verify;
  const decision = useReadableValue('decision');
  const changed = differences.find(({ field }) => claimField(field) === 'decision');
  if (changed?.inFile === undefined || changed.inRegistry === undefined) return null;
  return <p>{words.claims(decision(changed.inFile), decision(changed.inRegistry))}</p>;
}

export function Differences({ differences }: DifferencesProps) {
  const words = useSite().messages.verify.differences;
  return (
    <Section id="differences" title={words.title} aside={words.aside}>
      <DataTable
        caption={words.title}
        rows={differences}
        keyOf={({ field }) => field}
        columns={[
          { title: words.field, cell: ({ field }) => <FieldName field={field} /> },
          {
            title: words.inFile,
            cell: ({ field, inFile }) =>
              inFile === undefined ? (
                words.absent
              ) : (
                <del>
                  <Value field={field} value={inFile} />
                </del>
              ),
          },
          { title: words.inRegistry, cell: ({ field, inRegistry }) => <Value field={field} value={inRegistry} /> },
        ]}
      />
    </Section>
  );
}

function FieldName({ field }: Pick<Difference, 'field'>) {
  const { fields } = useSite().messages.verify.differences;
  const claim = claimField(field);
  return claim === undefined ? <code>{field}</code> : <span>{fields[claim]}</span>;
}

function Value({ field, value }: Pick<Difference, 'field'> & { readonly value: string | undefined }) {
  const { absent } = useSite().messages.verify.differences;
  const readable = useReadableValue(claimField(field));
  return <>{value === undefined ? absent : readable(value)}</>;
}

/** Decisions and days as readers write them, everything else as it stands there. */
function useReadableValue(claim: ClaimField | undefined): (value: string) => string {
  const { messages, format } = useSite();
  const decisions: Readonly<Record<string, string>> = messages.vocabulary.decision;
  return (value) => {
    if (claim === 'decision') return decisions[value] ?? value;
    return isDay(dayOf(value)) ? format.day(value) : value;
  };
}
