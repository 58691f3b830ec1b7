import type { Messages } from '../../../messages/messages.ts';
import { useSite } from '../../../site-view.ts';
import { FlagTag } from '../flags.tsx';
import type { SubmissionAnswer } from './send-report.ts';

/** What came of sending or checking a form, when the form is shown again. */
export type Outcome =
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      readonly problems: ReadonlyMap<string, readonly string[]>;
    }
  | { readonly kind: 'conflict'; readonly reportId: number }
  | { readonly kind: 'checked'; readonly answer: SubmissionAnswer };

export function OutcomeNotice({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'refused':
      return <Problems message={outcome.message} problems={outcome.problems} />;
    case 'conflict':
      return <Conflict reportId={outcome.reportId} />;
    case 'checked':
      return <Checked answer={outcome.answer} />;
  }
}

interface ProblemsProps {
  readonly message: string | undefined;
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

/** Everything that is wrong, each with the way to its field. */
function Problems({ message, problems }: ProblemsProps) {
  const words = useSite().messages.account.portalForm;
  const all = [...problems]
    .toSorted(byPlace)
    .flatMap(([field, wrong]) => wrong.map((sentence) => [field, sentence] as const));
  return (
    <div class="notice of-negative" role="alert" id="problems" tabIndex={-1}>
      <h2>{all.length === 0 ? (message ?? words.notTaken) : words.problems(all.length)}</h2>
      {all.length > 0 && (
        <ul>
          {all.map(([field, sentence]) => (
            <li key={`${field} ${sentence}`}>
              {field === '' ? sentence : <a href={`#${field}`}>{`${labelOf(field, words)}: ${sentence}`}</a>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The parts of a report in the order of the form. */
const ORDER = [
  '',
  'agency',
  'activities',
  'local_identifier',
  'decision',
  'status',
  'valid_from',
  'valid_to',
  'institutions',
  'programmes',
  'report_files',
];

function byPlace([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(field: string): number {
  const place = ORDER.indexOf(field.split('.')[0] ?? '');
  return place === -1 ? ORDER.length : place;
}

/** Where a field is, in the words of the form: `programmes.0.name_primary` is “Programme 1, name”. */
function labelOf(field: string, { rows, fields }: Messages['account']['portalForm']): string {
  const steps = field.split('.');
  const parts: string[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const name = steps[at] ?? '';
    const place = steps[at + 1];
    if (place !== undefined && name in rows) {
      parts.push(rows[name as keyof typeof rows](Number(place) + 1));
      at += 1;
    } else parts.push(fields[name] ?? name);
  }
  return parts.join(', ');
}

function Conflict({ reportId }: { readonly reportId: number }) {
  const { messages, link } = useSite();
  const words = messages.account.portalForm;
  return (
    <div class="notice of-conditional" role="alert" id="problems" tabIndex={-1}>
      <h2>{words.conflict}</h2>
      <p>{words.conflictText}</p>
      <p>
        <a href={link(`/portal/report/${reportId}`)} target="_blank" rel="noopener">
          {words.conflictLook}
        </a>
      </p>
      <p>
        <button class="button other" type="submit" name="act" value="overwrite">
          {words.conflictSend}
        </button>
      </p>
    </div>
  );
}

function Checked({ answer }: { readonly answer: SubmissionAnswer }) {
  const { messages, language } = useSite();
  const words = messages.account.portalForm;
  if (answer.submission_status === 'waiting') {
    return (
      <div class="notice of-conditional" role="status" id="problems" tabIndex={-1}>
        <h2>{words.checked}</h2>
        <p>{words.wouldWait}</p>
        <p>{words.checkedText}</p>
      </div>
    );
  }
  const { report_warnings: flags, institution_warnings: notes, report_flag: level } = answer;
  return (
    <div class={flags.length === 0 ? 'notice' : 'notice of-conditional'} role="status" id="problems" tabIndex={-1}>
      <h2>{words.checked}</h2>
      {flags.length > 0 && (
        <>
          {level === 'high level' && <p>{words.wouldHold}</p>}
          <p>{words.wouldFlag(flags.length)}</p>
          <ul class="flags-raised">
            {flags.map(({ code, level: one, message }) => (
              <li key={`${code} ${message}`}>
                <FlagTag level={one} /> <span lang={language === 'en' ? undefined : 'en'}>{message}</span>{' '}
                {words.flags[code]}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.map(({ message }) => (
        <p key={message} lang={language === 'en' ? undefined : 'en'}>
          {message}
        </p>
      ))}
      <p>{words.checkedText}</p>
    </div>
  );
}
