import type { CredentialVerification, Report } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { Decision, Mark, ValidityWords } from '../../components/report-state.tsx';
import { Crumbs, Facts, Section } from '../../components/section.tsx';
import type { Difference } from '../../registry/document-differences.ts';
import { type DecisionKind, validityOf } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import { VerifyForm } from './form.tsx';

interface VerifyResultProps {
  readonly verification: CredentialVerification;
  /** The entry of the registry, when it may be shown. */
  readonly report: Report | undefined;
  readonly isTampered: boolean;
  readonly differences: readonly Difference[];
}

const KINDS: Readonly<Record<CredentialVerification['result'], DecisionKind>> = {
  valid: 'positive',
  invalid: 'negative',
  indeterminate: 'conditional',
};

/** The answer first, then what the registry says, then every check. */
export function VerifyResult(props: VerifyResultProps) {
  const { messages, today } = useSite();
  const words = messages.verify;
  const { verification, report, differences } = props;
  const kind = KINDS[verification.result];
  return (
    <>
      <Crumbs trail={[['/verify', words.title]]} here={words.result} />
      <div class="opening">
        <h1 class="modest">{words.result}</h1>
        <p class="muted">{words.checkedAt(today)}</p>
      </div>
      <div class={`verdict ${kind}`}>
        <div class="sides">
          <div>
            <p class={`decision ${kind}`}>
              <Mark kind={kind} />
              <span>{words.labels[verification.result]}</span>
            </p>
            <p class="say">{useSentence(props)}</p>
            <p>
              {words.states[verification.registry.state]} {verification.result === 'valid' && words.notPositive}
            </p>
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

function useSentence({ verification, isTampered }: VerifyResultProps): string {
  const { sentences } = useSite().messages.verify;
  const { result, registry } = verification;
  if (result !== 'invalid') return sentences[result];
  if (isTampered) return sentences.forged;
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

function Differences({ differences }: Pick<VerifyResultProps, 'differences'>) {
  const words = useSite().messages.verify.differences;
  return (
    <Section id="differences" title={words.title} aside={words.aside}>
      <DataTable
        caption={words.title}
        rows={differences}
        keyOf={({ field }) => field}
        columns={[
          { title: words.field, cell: ({ field }) => <code>{field}</code> },
          { title: words.inFile, cell: ({ inFile }) => (inFile === undefined ? words.absent : <del>{inFile}</del>) },
          { title: words.inRegistry, cell: ({ inRegistry }) => inRegistry ?? words.absent },
        ]}
      />
    </Section>
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
              <p class="small muted">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
      <p class="caption">{words.note}</p>
    </Section>
  );
}
