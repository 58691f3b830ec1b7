import { Facts } from '../components/section.tsx';
import { readForm } from '../form-fields.ts';
import type { Document, Page, PageRequest } from '../page.ts';
import { useSite } from '../site-view.ts';

const KINDS = ['institution', 'report', 'agency', 'country'] as const;
type Kind = (typeof KINDS)[number];

interface Subject {
  readonly kind: Kind;
  readonly id: number;
}

export const correctionPage: Page = {
  path: '/correction',
  respond(request) {
    const { query } = request;
    return formPage(request, { subject: subjectOf(query.get('record'), query.get('id')) });
  },
};

export const correctionAction: Page = {
  path: '/correction',
  method: 'POST',
  async respond(request) {
    const { visitor, messages } = request;
    const form = readForm(request.contentType, request.body);
    const subject = subjectOf(form.get('record'), form.get('id'));
    const message = form.get('message')?.trim() ?? '';
    if (subject === undefined) return formPage(request, { subject });
    if (message === '') return formPage(request, { subject, error: messages.correction.empty });
    const contact = form.get('contact')?.trim() ?? '';
    await visitor.asVisitor().reportError({
      record_type: subject.kind,
      record_id: subject.id,
      message,
      ...(contact !== '' && { contact }),
    });
    return toDocument(request, <Thanks subject={subject} />);
  },
};

function subjectOf(record: string | null | undefined, id: string | null | undefined): Subject | undefined {
  const kind = KINDS.find((known) => known === record);
  return kind !== undefined && /^[1-9]\d{0,8}$/.test(id ?? '') ? { kind, id: Number(id) } : undefined;
}

interface FormProps {
  readonly subject: Subject | undefined;
  readonly error?: string;
}

function formPage(request: PageRequest, props: FormProps): Document {
  const document = toDocument(request, <CorrectionForm {...props} />);
  return props.error === undefined ? document : { ...document, status: 400 };
}

function toDocument({ messages }: PageRequest, content: Document['content']): Document {
  const { title, description } = messages.correction;
  return { title, description, isUnlisted: true, isPrivate: true, content };
}

function CorrectionForm({ subject, error }: FormProps) {
  const { messages, link } = useSite();
  const words = messages.correction;
  if (subject === undefined) {
    return (
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.noRecord}</p>
      </div>
    );
  }
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <form class="prose" action={link('/correction')} method="post">
        <input type="hidden" name="record" value={subject.kind} />
        <input type="hidden" name="id" value={subject.id} />
        <Facts rows={[[words.about, `${words.kinds[subject.kind]} ${subject.id}`]]} />
        <div>
          <label for="message">{words.message}</label>
          <span class="hint" id="message-hint">
            {words.messageHint}
          </span>
          <textarea
            class="input"
            id="message"
            name="message"
            rows={6}
            maxLength={4000}
            required
            aria-invalid={error === undefined ? undefined : 'true'}
            aria-describedby={error === undefined ? 'message-hint' : 'message-hint message-error'}
          />
          {error !== undefined && (
            <p class="error" id="message-error">
              {error}
            </p>
          )}
        </div>
        <div>
          <label for="contact">{words.contact}</label>
          <span class="hint" id="contact-hint">
            {words.contactHint}
          </span>
          <input
            class="input"
            type="email"
            id="contact"
            name="contact"
            maxLength={254}
            autocomplete="email"
            aria-describedby="contact-hint"
          />
        </div>
        <button class="button" type="submit">
          {words.send}
        </button>
      </form>
    </div>
  );
}

function Thanks({ subject }: { readonly subject: Subject }) {
  const { messages, link } = useSite();
  const words = messages.correction;
  return (
    <div class="opening">
      <h1>{words.thanks}</h1>
      <p class="lead">{words.thanksText}</p>
      <p>{subject.kind !== 'country' && <a href={link(`/${subject.kind}/${subject.id}`)}>{words.back}</a>}</p>
    </div>
  );
}
