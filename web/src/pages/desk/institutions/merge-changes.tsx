import type { MergeOutcome } from '@touchstone/sdk';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import { useSite } from '../../../site-view.ts';
import { Differences } from '../differences.tsx';
import { nameReferences, type References } from '../record-form/named-references.ts';
import { INSTITUTIONS_PATH } from './find.tsx';

const SHOWN_REPORTS = 100;
const SHOWN_OTHERS = 50;

type RecordChanges = MergeOutcome['changes'][number];

interface MergeChangesProps {
  readonly outcome: MergeOutcome;
  readonly survivorId: number;
  readonly sourceId: number;
  readonly references: References;
}

/** Every record that a merge or a split changes, those of the two institutions field by field. */
export function MergeChanges({ outcome, survivorId, sourceId, references }: MergeChangesProps) {
  const { link } = useSite();
  const { survivor, institution: source } = outcome;
  const of = (id: number) =>
    outcome.changes.find((change) => change.record_type === 'institution' && change.record_id === id);
  const others = outcome.changes.filter(
    (change) => change.record_type === 'institution' && ![survivorId, sourceId].includes(change.record_id),
  );
  return (
    <>
      <h3>{words.survivorChanges(survivor)}</h3>
      <ChangesOf record={of(survivorId)} name={survivor} references={references} />
      <details>
        <summary>{words.sourceChanges(source)}</summary>
        <ChangesOf record={of(sourceId)} name={source} references={references} />
      </details>
      <ReportList ids={reportIdsIn(outcome)} />
      {others.length > 0 && (
        <details>
          <summary>{words.otherChanges(others.length)}</summary>
          {others.slice(0, SHOWN_OTHERS).map((record) => (
            <div key={record.record_id} class="changed-record">
              <h4>
                <a href={link(`${INSTITUTIONS_PATH}/${record.record_id}`)}>{words.otherName(record.record_id)}</a>
              </h4>
              <ChangesOf record={record} name={words.otherName(record.record_id)} references={references} />
            </div>
          ))}
        </details>
      )}
    </>
  );
}

export function reportIdsIn({ changes }: MergeOutcome): readonly number[] {
  return changes.filter(({ record_type: type }) => type === 'report').map(({ record_id: id }) => id);
}

interface ChangesOfProps extends Pick<MergeChangesProps, 'references'> {
  readonly record: RecordChanges | undefined;
  readonly name: string;
}

function ChangesOf({ record, name, references }: ChangesOfProps) {
  if (record === undefined || record.changes.length === 0) return <p>{words.unchanged(name)}</p>;
  return <Differences caption={words.survivorChanges(name)} changes={nameReferences(record.changes, references)} />;
}

function ReportList({ ids }: { readonly ids: readonly number[] }) {
  const { link } = useSite();
  if (ids.length === 0) return null;
  const left = ids.length - SHOWN_REPORTS;
  return (
    <details>
      <summary>{words.reportList}</summary>
      <ul class="many-columns">
        {ids.slice(0, SHOWN_REPORTS).map((id) => (
          <li key={id}>
            <a href={link(`/report/${id}`)}>{words.report(id)}</a>
          </li>
        ))}
      </ul>
      {left > 0 && <p class="caption">{words.furtherReports(left)}</p>}
    </details>
  );
}
