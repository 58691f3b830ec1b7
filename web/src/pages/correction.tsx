import { RegistryClientError } from '@touchstone/sdk';
import { Facts } from '../components/section.tsx';
import { readForm } from '../form-fields.ts';
import type { Document, Page, PageRequest } from '../page.ts';
import { primaryName } from '../registry/institution-name.ts';
import { useSite } from '../site-view.ts';

const KINDS = ['institution', 'report', 'agency', 'country'] as const;
type Kind = (typeof KINDS)[number];

interface Subject {
  readonly kind: Kind;
  readonly id: number;
}

export const correctionPage: Page = {
  path: '/correction',
  async respond(request) {
    const { query, registry } = request;
    const subject = subjectOf(query.get('record'), query.get('id'));
    const name = await (subject && nameOf(subject, registry));
    return formPage(request, { subject: name === undefined ? undefined : subject, name });
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
    if (message === '') {
      const name = await nameOf(subject, request.registry);
      return formPage(request, { subject, name, error: messages.correction.empty });
    }
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

/** What the record is called; `undefined` when there is none that readers could see. */
async function nameOf({ kind, id }: Subject, registry: PageRequest['registry']): Promise<string | undefined> {
  try {
    if (kind === 'institution') return primaryName(await registry.getInstitution({ institutionID: String(id) }));
    if (kind === 'agency') return (await registry.getAgency({ agencyID: id })).name_primary;
    if (kind === 'country') return (await registry.getCountry({ countryID: id })).name_english;
    const { institutions } = await registry.getReport({ reportID: id });
    return institutions.map(({ name_primary: name }) => name).join(', ');
  } catch (error) {
    if (error instanceof RegistryClientError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

interface FormProps {
  readonly subject: Subject | undefined;
  readonly name?: string | undefined;
  readonly error?: string;
}

function formPage(request: PageRequest, props: FormProps): Document {
  const document = toDocument(request, <CorrectionForm {...props} />);
  if (props.subject === undefined) return { ...document, status: 404 };
  return props.error === undefined ? document : { ...document, status: 400 };
}

function toDocument({ messages }: PageRequest, content: Document['content']): Document {
  const { title, description } = messages.correction;
  return { title, description, isUnlisted: true, isPrivate: true, content };
}

function CorrectionForm({ subject, name, error }: FormProps) {
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
        <Facts
          rows={[[words.about, `${words.kinds[subject.kind]} ${subject.id}${name === undefined ? '' : `, ${name}`}`]]}
        />
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
