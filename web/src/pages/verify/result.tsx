import type { CredentialVerification, Report } from '@touchstone/sdk';
import { Decision, Mark, ValidityWords } from '../../components/report-state.tsx';
import { Crumbs, Facts, Section } from '../../components/section.tsx';
import { sayDetail } from '../../registry/check-detail.ts';
import type { Difference } from '../../registry/document-differences.ts';
import { type DecisionKind, validityOf } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import { Claimed, Differences } from './differences.tsx';
import { VerifyForm } from './form.tsx';

interface VerifyResultProps {
  readonly verification: CredentialVerification;
  /** The entry of the registry, when it may be shown. */
  readonly report: Report | undefined;
  readonly isTampered: boolean;
  readonly differences: readonly Difference[];
  /** The name of the file; empty when there was none. */
  readonly name: string;
  /** The time of day in UTC. */
  readonly checkedAt: string;
}

const KINDS: Readonly<Record<CredentialVerification['result'], DecisionKind>> = {
  valid: 'positive',
  invalid: 'negative',
  indeterminate: 'conditional',
};

/** The answer first, then what the registry says, then every check. */
export function VerifyResult(props: VerifyResultProps) {
  const { messages } = useSite();
  const words = messages.verify;
  const { verification, report, differences } = props;
  const kind = KINDS[verification.result];
  const notes = [
    words.states[verification.registry.state],
    verification.result === 'valid' ? words.notPositive : '',
  ].filter((note) => note !== '');
  return (
    <>
      <ResultOpening name={props.name} checkedAt={props.checkedAt} />
      <div class={`verdict ${kind}`}>
        <div class="sides">
          <div>
            <p class={`decision ${kind}`}>
              <Mark kind={kind} />
              <span>{words.labels[verification.result]}</span>
            </p>
            <p class="say">{useSentence(props)}</p>
            <Claimed differences={differences} />
            {notes.length > 0 && <p>{notes.join(' ')}</p>}
            <Buttons report={report} />
          </div>
          {report !== undefined && <OwnEntry report={report} isTampered={props.isTampered} />}
        </div>
      </div>
      {differences.length > 0 && <Differences differences={differences} />}
      <Checks verification={verification} />
      <VerifyForm />
    </>
  );
}

/** A credential that was revoked is not handed out any more; its address still has an answer. */
export function WithdrawnResult({ address, checkedAt }: { readonly address: string; readonly checkedAt: string }) {
  const words = useSite().messages.verify;
  return (
    <>
      <ResultOpening name="" checkedAt={checkedAt} />
      <div class="verdict negative">
        <p class="decision negative">
          <Mark kind="negative" />
          <span>{words.labels.invalid}</span>
        </p>
        <p class="say">{words.sentences.withdrawn}</p>
        <p>
          <code>{address}</code>
        </p>
        <Buttons report={undefined} />
      </div>
      <VerifyForm />
    </>
  );
}

function ResultOpening({ name, checkedAt }: Pick<VerifyResultProps, 'name' | 'checkedAt'>) {
  const { messages, today } = useSite();
  const words = messages.verify;
  return (
    <>
      <Crumbs trail={[['/verify', words.title]]} here={words.result} />
      <div class="opening">
        <h1 class="modest">{words.result}</h1>
        <p class="muted">{words.checkedAt(name, today, checkedAt)}</p>
      </div>
    </>
  );
}

function useSentence({ verification, isTampered, differences }: VerifyResultProps): string {
  const { sentences } = useSite().messages.verify;
  const { result, registry } = verification;
  if (result !== 'invalid') return sentences[result];
  if (isTampered) return differences.length > 0 ? sentences.changed : sentences.forged;
  const isEnded = registry.version !== null && registry.version.state !== 'current';
  return isEnded ? sentences.ended : sentences.invalid;
}

function Buttons({ report }: Pick<VerifyResultProps, 'report'>) {
  const { messages, link } = useSite();
  return (
    <p class="buttons">
      <button class="button" type="button" data-print hidden>
        {messages.verify.print}
      </button>
      {report !== undefined && (
        <a class="button other" href={link(`/report/${report.id}`)}>
          {messages.verify.openReport}
        </a>
      )}
    </p>
  );
}

function OwnEntry({ report, isTampered }: { readonly report: Report; readonly isTampered: boolean }) {
  const { messages, link, today } = useSite();
  const words = messages.verify;
  const reference = <a href={link(`/report/${report.id}`)}>{words.reportNumber(report.id)}</a>;
  return (
    <div>
      <p>{isTampered ? words.ownEntry(reference) : words.says(reference)}</p>
      <Facts
        kind="narrow"
        rows={[
          [
            words.institution,
            report.institutions.map(({ registry_id: id, name_primary: name }) => (
              <div key={id}>
                <a href={link(`/institution/${id}`)}>{name}</a>
              </div>
            )),
          ],
          [words.decision, <Decision report={report} />],
          [words.validity, <ValidityWords validity={validityOf(report, today)} />],
          [words.agency, `${report.agency_name} (${report.agency_acronym})`],
        ]}
      />
    </div>
  );
}

const MARKS: Readonly<Record<CredentialVerification['checks'][number]['result'], DecisionKind>> = {
  pass: 'positive',
  fail: 'negative',
  unknown: 'conditional',
  skipped: 'neutral',
};

function Checks({ verification }: Pick<VerifyResultProps, 'verification'>) {
  const words = useSite().messages.verify.checks;
  return (
    <Section id="checks" title={words.title}>
      <ol class="checks">
        {verification.checks.map(({ check, result, detail }) => (
          <li key={check}>
            <Mark kind={MARKS[result]} />
            <div>
              <p>
                <b>{(result === 'fail' ? words.failed : words.names)[check]}</b>{' '}
                <span class="muted">{words.results[result]}</span>
              </p>
              <p class="small muted">{sayDetail(detail, words.details)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p class="caption">{words.note}</p>
    </Section>
  );
}
