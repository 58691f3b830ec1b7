import { Check, PostForm, Submit } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from './done-notice.tsx';
import { Secret } from './secret.tsx';

interface PrimaryTokenProps {
  /** Shown when it was asked for. */
  readonly primary?: string;
  readonly isRenewed?: boolean;
  readonly isRenewalUnconfirmed?: boolean;
}

export function PrimaryToken({ primary, isRenewed = false, isRenewalUnconfirmed = false }: PrimaryTokenProps) {
  const { messages, link } = useSite();
  const { tokens: words } = messages.account;
  return (
    <Section id="primary" title={words.primary} aside={words.primaryAside}>
      <DoneNotice sentence={isRenewed ? words.renewed : undefined} />
      {primary === undefined ? (
        <PostForm action="/account/tokens" name="show">
          <Submit>{words.show}</Submit>
        </PostForm>
      ) : (
        <>
          <Secret label={words.shown} value={primary} />
          <p>
            <a href={link('/account/tokens')}>{words.hide}</a>
          </p>
        </>
      )}
      <details open={isRenewalUnconfirmed}>
        <summary>{words.renew}</summary>
        <PostForm action="/account/tokens" name="renew">
          <p>{words.renewText}</p>
          <Check name="sure" isRequired>
            {words.renewConfirm}
          </Check>
          {isRenewalUnconfirmed && <p class="error">{words.renewNeeded}</p>}
          <Submit isSecondary>{words.renew}</Submit>
        </PostForm>
      </details>
    </Section>
  );
}
