import { Labelled } from '../../components/labelled.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

export interface VerifyFormProps {
  /** Which field something is wrong with. */
  readonly field?: 'file' | 'text' | 'url';
  readonly wrong?: string;
  /** What was typed before, to be typed no second time. */
  readonly text?: string;
  readonly url?: string;
  /** Whether the form is the page, or comes after a result. */
  readonly isPage?: boolean;
}

export function VerifyForm({ isPage = false, ...typed }: VerifyFormProps) {
  const { messages } = useSite();
  const words = messages.verify;
  if (!isPage) {
    return (
      <Section id="another" title={words.checkAnother}>
        <Fields {...typed} />
      </Section>
    );
  }
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <div class="prose">
        <Fields {...typed} />
        <p class="caption">{words.checks.note}</p>
      </div>
    </div>
  );
}

function Fields({ field, wrong, text, url }: Omit<VerifyFormProps, 'isPage'>) {
  const { messages, link, permalink } = useSite();
  const words = messages.verify;
  const wrongAt = (name: VerifyFormProps['field']) => (field === name ? wrong : undefined);
  return (
    <form class="stack" action={link('/verify')} method="post" encType="multipart/form-data">
      <Labelled id="file" label={words.file} hint={words.fileHint} wrong={wrongAt('file')}>
        {(attributes) => (
          <input class="input" type="file" name="file" accept=".json,.jsonld,.jwt,.txt" {...attributes} />
        )}
      </Labelled>
      <Labelled id="text" label={words.text} hint={words.textHint} wrong={wrongAt('text')}>
        {(attributes) => (
          <textarea class="input" name="text" rows={6} spellcheck={false} {...attributes}>
            {text}
          </textarea>
        )}
      </Labelled>
      <Labelled
        id="url"
        label={words.address}
        hint={words.addressHint(permalink('/credentials/reports/1'))}
        wrong={wrongAt('url')}
      >
        {(attributes) => <input class="input" type="url" name="url" value={url} {...attributes} />}
      </Labelled>
      <button class="button" type="submit">
        {words.check}
      </button>
    </form>
  );
}
