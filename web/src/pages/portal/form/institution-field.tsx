import { Wrong } from '../../../components/labelled.tsx';
import { useSite } from '../../../site-view.ts';
import { useWrong } from './fields.tsx';
import { type Candidate, useForm } from './form-view.ts';
import type { Typed } from './typed.ts';

interface InstitutionFieldProps {
  readonly among: Typed;
  readonly path: string;
}

/** An institution by identifier; with script it is found by its name too. */
export function InstitutionField({ among, path }: InstitutionFieldProps) {
  const { messages, permalink } = useSite();
  const { institutionNames, candidates } = useForm();
  const { fields, hints } = messages.account.portalForm;
  const id = `${path}named`;
  const value = among.texts['named'] ?? '';
  const wrong = useWrong(id);
  const described = [`${id}-hint`, `${id}-name`, wrong === undefined ? '' : `${id}-wrong`];
  return (
    <div class="field">
      <label for={id}>{fields['named']}</label>
      <span class="hint" id={`${id}-hint`} data-with-script={hints['namedScript']}>
        {hints['named']}
      </span>
      <div class="suggesting">
        <input
          class="input"
          id={id}
          name={id}
          value={value}
          maxLength={255}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong === undefined ? undefined : 'true'}
          aria-describedby={described.filter((part) => part !== '').join(' ')}
          data-suggest={new URL(permalink('/suggest')).pathname}
          data-suggest-name={`${id}-name`}
          data-suggest-label={messages.frame.suggestionsLabel}
          data-suggest-count={messages.frame.suggestionsCount}
        />
      </div>
      <p class="found-name" id={`${id}-name`}>
        {institutionNames.get(value.trim().toUpperCase()) ?? ''}
      </p>
      <Wrong id={id}>{wrong}</Wrong>
      <Candidates field={id} typed={value} found={candidates.get(id)} />
    </div>
  );
}

interface CandidatesProps {
  readonly field: string;
  readonly typed: string;
  readonly found: readonly Candidate[] | undefined;
}

/** Without script a name is looked up when the form is sent; whoever was meant is chosen then. */
function Candidates({ field, typed, found }: CandidatesProps) {
  const words = useSite().messages.account.portalForm;
  if (found === undefined || found.length === 0) return null;
  return (
    <fieldset class="candidates">
      <legend class="unseen">{words.suggested(typed)}</legend>
      {found.map(({ registryId, name, where }) => (
        <p key={registryId}>
          <button
            class="link-button"
            type="submit"
            name="choose"
            value={`${field}=${registryId}`}
            formAction={`#${field}`}
          >
            {name}
          </button>{' '}
          <span class="muted">{[where, registryId].filter((part) => part !== '').join(', ')}</span>
        </p>
      ))}
    </fieldset>
  );
}
