import type { RegistrationTerms } from '@touchstone/sdk';
import { Check, Field, PostForm, Submit } from '../../components/form.tsx';
import type { Document, Page, PageRequest } from '../../page.ts';
import { type Form, receiveForm } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';

const TEXTS = ['username', 'email', 'organisation', 'display_name', 'purpose'] as const;
type Texts = Readonly<Record<(typeof TEXTS)[number], string>>;

export const registerPage: Page = {
  path: '/register',
  async respond(request) {
    const terms = await request.registry.getRegistrationTerms();
    return toDocument(request, <RegisterForm terms={terms} texts={textsOf(new Map())} isListed={false} />);
  },
};

export const registerAction: Page = {
  path: '/register',
  method: 'POST',
  async respond(request) {
    const form = receiveForm(request);
    const texts = textsOf(form);
    const given = { texts, isListed: form.get('publish') === 'yes' };
    const terms = await request.registry.getRegistrationTerms();
    const outcome = await tryForm(() => register(request, form));
    if ('answer' in outcome) return toDocument(request, <Sent terms={terms} {...given} />);
    const { refusal } = outcome;
    return {
      ...toDocument(request, <RegisterForm terms={terms} {...given} refusal={refusal} />),
      status: refusal.status,
    };
  },
};

/** What was read is what is accepted: terms that changed since are refused, and shown anew. */
function register({ visitor, language }: PageRequest, form: Form) {
  return visitor.asVisitor().register({
    ...textsOf(form),
    terms_version: form.get('terms') ?? '',
    publish: form.get('publish') === 'yes',
    language,
  });
}

function textsOf(form: Form): Texts {
  return Object.fromEntries(TEXTS.map((name) => [name, form.get(name)?.trim() ?? ''])) as Texts;
}

function toDocument({ messages }: PageRequest, content: Document['content']): Document {
  const { title, description } = messages.account.register;
  return { title, description, personal: 'none', content };
}

interface RegisterProps {
  readonly terms: RegistrationTerms;
  readonly texts: Texts;
  readonly isListed: boolean;
  readonly refusal?: Refusal | undefined;
}

function RegisterForm({ terms, texts, isListed, refusal }: RegisterProps) {
  const { messages, link } = useSite();
  const { register: words, signIn } = messages.account;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {terms.policy === 'approval' && <p>{words.approval}</p>}
      <PostForm action="/register" refusal={refusal}>
        <RegisterFields texts={texts} refusal={refusal} />
        <label class="choice">
          <input type="checkbox" name="terms" value={terms.terms_version} required />
          <span>
            {words.terms} (<a href={link('/terms')}>{words.termsVersion(terms.terms_version)}</a>)
          </span>
        </label>
        {refusal?.fields.has('terms_version') && <p class="error">{words.termsNeeded}</p>}
        <Check name="publish" isChecked={isListed}>
          {words.publish} (<a href={link('/users')}>{words.publishHint}</a>)
        </Check>
        <Submit>{words.submit}</Submit>
      </PostForm>
      <ul class="ways">
        <li>
          {words.haveAccount} <a href={link('/sign-in')}>{signIn.title}</a>
        </li>
      </ul>
    </div>
  );
}

function RegisterFields({ texts, refusal }: Pick<RegisterProps, 'texts' | 'refusal'>) {
  const { messages } = useSite();
  const { register: words, username, usernameRule } = messages.account;
  return (
    <>
      <Field
        name="username"
        label={username}
        hint={usernameRule}
        autocomplete="username"
        value={texts.username}
        minLength={3}
        maxLength={64}
        refusal={refusal}
      />
      <Field
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autocomplete="email"
        value={texts.email}
        maxLength={254}
        refusal={refusal}
      />
      <Field
        name="organisation"
        label={words.organisation}
        hint={words.organisationHint}
        autocomplete="organization"
        value={texts.organisation}
        maxLength={200}
        refusal={refusal}
        isOptional
      />
      <Field
        name="display_name"
        label={words.displayName}
        hint={words.displayNameHint}
        autocomplete="name"
        value={texts.display_name}
        maxLength={100}
        refusal={refusal}
        isOptional
      />
      <Field
        name="purpose"
        label={words.purpose}
        hint={words.purposeHint}
        value={texts.purpose}
        maxLength={1000}
        refusal={refusal}
      />
    </>
  );
}

/** The same form again, filled in: registering once more with an address that was not confirmed sends a new link. */
function Sent({ terms, texts, isListed }: RegisterProps) {
  const { messages } = useSite();
  const { register: words } = messages.account;
  return (
    <div class="opening">
      <h1>{words.sent}</h1>
      <p class="lead">{words.sentText(texts.email)}</p>
      {terms.policy === 'approval' && <p>{words.approval}</p>}
      <p>{words.sentNothing}</p>
      <PostForm action="/register">
        {TEXTS.map((name) => (
          <input key={name} type="hidden" name={name} value={texts[name]} />
        ))}
        <input type="hidden" name="terms" value={terms.terms_version} />
        {isListed && <input type="hidden" name="publish" value="yes" />}
        <Submit isSecondary>{words.again}</Submit>
      </PostForm>
    </div>
  );
}
