import { type DatedReport, type DecisionKind, decisionKind, type Validity } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';

export function Mark({ kind }: { readonly kind: DecisionKind }) {
  return (
    <svg class={`mark ${kind}`} aria-hidden="true">
      <use href={`#mark-${kind}`} />
    </svg>
  );
}

interface DecisionProps {
  readonly report: Pick<DatedReport, 'decision'>;
  readonly isShort?: boolean;
}

/** Never the mark alone: the words carry the meaning. */
export function Decision({ report, isShort }: DecisionProps) {
  const { vocabulary } = useSite().messages;
  const kind = decisionKind(report);
  return (
    <span class={`decision ${kind}`}>
      <Mark kind={kind} />
      <span>{(isShort ? vocabulary.decisionShort : vocabulary.decision)[report.decision]}</span>
    </span>
  );
}

/** The bar against the line of today, with its words. */
export function ValidityWords({ validity }: { readonly validity: Validity }) {
  const { messages } = useSite();
  return (
    <span class="validity">
      <svg viewBox="0 0 30 13" aria-hidden="true">
        <use href={`#time-${validity.state}`} />
      </svg>
      <span>{validityText(validity, messages.validity)}</span>
    </span>
  );
}

type ValidityMessages = ReturnType<typeof useSite>['messages']['validity'];

export function validityText({ state, from, to, supersededOn }: Validity, messages: ValidityMessages): string {
  switch (state) {
    case 'in-force':
      return messages.until(to);
    case 'expired':
      return messages.expired(to);
    case 'superseded':
      return messages.superseded(supersededOn);
    case 'not-yet':
      return messages.starts(from);
  }
}

/** What was decided, in a sentence. */
export function verdictSentence(kind: DecisionKind, validity: Validity, messages: ValidityMessages): string {
  switch (validity.state) {
    case 'in-force':
      return messages.inForce[kind](validity.to);
    case 'expired':
      return messages.ended[kind](validity.to);
    case 'superseded':
      return validity.supersededOn === undefined
        ? messages.ended[kind](validity.to)
        : messages.replaced[kind](validity.supersededOn);
    case 'not-yet':
      return messages.notYet[kind](validity.from);
  }
}
