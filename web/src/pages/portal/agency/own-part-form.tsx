import { PostForm, Submit } from '../../../components/form.tsx';
import { asSentence, Labelled } from '../../../components/labelled.tsx';
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
  const said = wrong && <span lang={language === 'en' ? undefined : 'en'}>{asSentence(wrong)}</span>;
  return (
    <Labelled id={name} label={words.fields[name]} hint={isList ? words.oneALine : undefined} wrong={said}>
      {(attributes) =>
        kind === 'line' || kind === 'address' ? (
          <input class="input" name={name} inputMode={kind === 'line' ? 'text' : 'url'} value={text} {...attributes} />
        ) : (
          <textarea class={isList ? 'input prose-input few-lines' : 'input prose-input'} name={name} {...attributes}>
            {text}
          </textarea>
        )
      }
    </Labelled>
  );
}
