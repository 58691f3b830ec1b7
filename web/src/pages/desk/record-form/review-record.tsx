import type { RecordOutcome } from '@touchstone/sdk';
import { PostForm } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import type { Document } from '../../../page.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { Differences } from '../differences.tsx';
import type { EditedRecord, Typed } from './edit-record.tsx';
import { HiddenRow } from './hidden-row.tsx';
import { changesOf, nameReferences, type References } from './named-references.ts';
import { RecordFacts } from './record-facts.tsx';

interface Review {
  readonly typed: Typed;
  /** What the registry says it would do. */
  readonly outcome: RecordOutcome;
  /** Whether somebody else stored another version meanwhile. */
  readonly isConflict: boolean;
  readonly references: References;
}

/** What saving would change, and the button that does it. */
export function reviewDocument(record: EditedRecord, review: Review): Document {
  const { path, trail, title, stored } = record;
  return deskDocument({
    path,
    trail: [...trail, [path, title]],
    title: stored === undefined ? words.reviewNewTitle : words.reviewTitle(title),
    description: words.reviewDescription,
    ...(review.isConflict && { status: 409 }),
    children: <ReviewForm record={record} {...review} />,
  });
}

function ReviewForm({ record, typed, outcome, isConflict, references }: Review & { readonly record: EditedRecord }) {
  const { path, sections, stored } = record;
  const { row, reason, version } = typed;
  return (
    <PostForm action={path} isWide>
      {isConflict && <Conflict path={path} version={stored?.version ?? 0} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="reason" value={reason} />
      <HiddenRow sections={sections} row={row} />
      {stored === undefined ? (
        <Section id="changes" title={words.newRecord}>
          <RecordFacts sections={sections} row={row} />
        </Section>
      ) : (
        <Section id="changes" title={words.changes} aside={words.changesAside(stored.version)}>
          <Differences caption={words.changes} changes={nameReferences(changesOf(outcome), references)} />
        </Section>
      )}
      <div class="confirm">
        <p>{words.why(reason)}</p>
        <div class="buttons">
          <button class="button" type="submit" name="do" value="save">
            {stored === undefined ? words.confirmNew : words.confirm}
          </button>
          <button class="button other" type="submit" name="do" value="edit">
            {words.back}
          </button>
        </div>
      </div>
    </PostForm>
  );
}

function Conflict({ path, version }: { readonly path: string; readonly version: number }) {
  const { link } = useSite();
  return (
    <div class="notice of-conditional" role="alert">
      <h2>{words.conflict(version)}</h2>
      <p>{words.conflictText}</p>
      <p>
        <a href={link(path)}>{words.reread}</a>
      </p>
    </div>
  );
}
