import type { DecisionKind, ValidityState } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';
import { Mark } from './report-state.tsx';

const DECISIONS: readonly (readonly [
  DecisionKind,
  'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable',
])[] = [
  ['positive', 'positive'],
  ['conditional', 'positive with conditions or restrictions'],
  ['negative', 'negative'],
  ['neutral', 'not applicable'],
];

/** What marks and bars mean. */
export function CoverageKey() {
  const { messages } = useSite();
  const { key } = messages.validity;
  const states: readonly (readonly [ValidityState, string])[] = [
    ['in-force', key.inForce],
    ['expired', key.expired],
    ['superseded', key.superseded],
    ['not-yet', key.notYet],
  ];
  return (
    <ul class="key">
      {DECISIONS.map(([kind, decision]) => (
        <li key={kind}>
          <Mark kind={kind} />
          {messages.vocabulary.decisionShort[decision]}
        </li>
      ))}
      {states.map(([state, text]) => (
        <li key={state}>
          <svg viewBox="0 0 30 14" aria-hidden="true">
            <KeyBar state={state} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

function KeyBar({ state }: { readonly state: ValidityState }) {
  const place = { x: 1, y: 2, width: 28, height: 10 };
  if (state === 'in-force') return <rect class="fill-neutral" {...place} />;
  return (
    <>
      <rect class={state === 'not-yet' ? 'open-neutral dashed-bar' : 'open-neutral'} {...place} />
      {state === 'superseded' && <rect fill="url(#hatch-neutral)" {...place} />}
    </>
  );
}
