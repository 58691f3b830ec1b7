import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

interface VerifyFormProps {
  readonly error?: string | undefined;
  /** Whether the form is the page, or comes after a result. */
  readonly isPage?: boolean;
}

export function VerifyForm({ error, isPage = false }: VerifyFormProps) {
  const { messages } = useSite();
  const words = messages.verify;
  if (!isPage) {
    return (
      <Section id="another" title={words.checkAnother}>
        <Fields />
      </Section>
    );
  }
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {error !== undefined && (
        <div class="notice of-negative" role="alert">
          <p>{error}</p>
        </div>
      )}
      <div class="prose">
        <Fields />
        <p class="caption">{words.checks.note}</p>
      </div>
    </div>
  );
}

function Fields() {
  const { messages, link, permalink } = useSite();
  const words = messages.verify;
  return (
    <form class="stack" action={link('/verify')} method="post" encType="multipart/form-data">
      <div>
        <label for="file">{words.file}</label>
        <span class="hint" id="file-hint">
          {words.fileHint}
        </span>
        <input
          class="input"
          type="file"
          id="file"
          name="file"
          accept=".json,.jsonld,.jwt,.txt"
          aria-describedby="file-hint"
        />
      </div>
      <div>
        <label for="text">{words.text}</label>
        <span class="hint" id="text-hint">
          {words.textHint}
        </span>
        <textarea class="input" id="text" name="text" rows={6} spellcheck={false} aria-describedby="text-hint" />
      </div>
      <div>
        <label for="url">{words.address}</label>
        <span class="hint" id="url-hint">
          {words.addressHint(permalink('/credentials/reports/1'))}
        </span>
        <input class="input" type="url" id="url" name="url" aria-describedby="url-hint" />
      </div>
      <button class="button" type="submit">
        {words.check}
      </button>
    </form>
  );
}
