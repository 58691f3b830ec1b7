import { PostForm, Submit } from '../../../components/form.tsx';
import type { Refusal } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { OWN_FIELD_NAMES, OWN_FIELDS, type OwnField } from './own-part.ts';

interface OwnPartFormProps {
  readonly path: string;
  readonly texts: Readonly<Record<OwnField, string>>;
  readonly version: number;
  readonly refusal: Refusal | undefined;
}

/** What an agency says about itself. */
export function OwnPartForm({ path, texts, version, refusal }: OwnPartFormProps) {
  const words = useSite().messages.account.portalAgency;
  return (
    <PostForm action={path} refusal={refusal} guard={refusal === undefined ? '' : 'typed'}>
      <input type="hidden" name="version" value={String(version)} />
      {OWN_FIELD_NAMES.map((name) => (
        <OwnPartField key={name} name={name} text={texts[name]} wrong={refusal?.fields.get(name)} />
      ))}
      <Submit>{words.save}</Submit>
    </PostForm>
  );
}

interface OwnPartFieldProps {
  readonly name: OwnField;
  readonly text: string;
  readonly wrong: string | undefined;
}

function OwnPartField({ name, text, wrong }: OwnPartFieldProps) {
  const { messages, language } = useSite();
  const words = messages.account.portalAgency;
  const kind = OWN_FIELDS[name];
  const isList = kind === 'list';
  const described = [isList && `${name}-hint`, wrong !== undefined && `${name}-wrong`].filter((part) => part !== false);
  const shared = {
    id: name,
    name,
    'aria-invalid': wrong === undefined ? undefined : ('true' as const),
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
  return (
    <div class="field">
      <label for={name}>{words.fields[name]}</label>
      {isList && (
        <span class="hint" id={`${name}-hint`}>
          {words.oneALine}
        </span>
      )}
      {kind === 'line' || kind === 'address' ? (
        <input class="input" inputMode={kind === 'line' ? 'text' : 'url'} value={text} {...shared} />
      ) : (
        <textarea class={isList ? 'input prose-input few-lines' : 'input prose-input'} {...shared}>
          {text}
        </textarea>
      )}
      {wrong !== undefined && (
        <p class="error" id={`${name}-wrong`} lang={language === 'en' ? undefined : 'en'}>
          {wrong}
        </p>
      )}
    </div>
  );
}
