import type { MailLanguage } from '../domain/account.ts';
import type { MailMessage } from './mail.ts';
import { REGISTRATION_MAILS } from './registration-mails.ts';

interface Recipient {
  readonly email: string;
  readonly username: string;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** What the registry writes to the owners of accounts. Plain text; the links lead to this registry only. */
export function createAccountMails({ baseUrl }: { readonly baseUrl: string }) {
  return {
    confirm: (to: Recipient, code: string, language: MailLanguage) => {
      const { confirmSubject, confirm } = REGISTRATION_MAILS[language];
      return write(to, confirmSubject, confirm(to.username, linkIn(language, 'confirm', `?code=${code}`)));
    },

    alreadyRegistered: (to: Recipient, language: MailLanguage) => {
      const { presentSubject, present } = REGISTRATION_MAILS[language];
      return write(to, presentSubject, present(to.username, linkIn(language, 'password-reset', '')));
    },

    resetPassword: (to: Recipient, code: string) =>
      write(to, 'Choose a new password', [
        `To choose a new password for the account "${to.username}", open this link within an hour:`,
        link('password-reset', code),
        'If you did not ask for it, ignore this mail: your password stays as it is.',
      ]),

    setPassword: (to: Recipient, code: string) =>
      write(to, 'Your account', [
        `The operator has opened the account "${to.username}" for you.`,
        'To choose a password, open this link within three days:',
        link('confirm', code),
      ]),

    passwordChanged: (to: Recipient) =>
      write(to, 'Your password was changed', [
        `The password of the account "${to.username}" was changed. Its primary token no longer works; get the new one.`,
        'If it was not you, ask for a new password at once and tell the operator.',
      ]),

    changeEmail: (to: Recipient, code: string) =>
      write(to, 'Confirm your new mail address', [
        `To use this address for the account "${to.username}", open this link within a day:`,
        link('email', code),
      ]),

    emailChanged: (to: Recipient) =>
      write(to, 'Your mail address was changed', [
        `The account "${to.username}" now has another mail address. This one is no longer used.`,
        'If it was not you, tell the operator.',
      ]),

    suspended: (to: Recipient, reason: string) =>
      write(to, 'Your account is suspended', [
        `The operator has suspended the account "${to.username}". The reason given: ${reason}`,
        'You can answer this decision by writing to the operator.',
      ]),

    refused: (to: Recipient, reason: string) =>
      write(to, 'Your registration was not accepted', [
        `The operator has decided not to open the account "${to.username}". The reason given: ${reason}`,
        'You can answer this decision by writing to the operator.',
      ]),

    restored: (to: Recipient) =>
      write(to, 'Your account is open', [
        `The account "${to.username}" can be used. Your tokens can be fetched with your username and password.`,
      ]),
  };

  /** In English programs can follow it too; in the other languages it leads to the page of people at once. */
  function linkIn(language: MailLanguage, path: 'confirm' | 'password-reset', search: string): string {
    if (language === 'en') return `${baseUrl}/accounts/${path}/${search}`;
    return `${baseUrl}/${language}${path === 'confirm' ? '/account/confirm' : '/account/forgotten'}${search}`;
  }

  function link(path: string, code: string): string {
    return `${baseUrl}/accounts/${path}/?code=${code}`;
  }
}

function write({ email }: Recipient, subject: string, paragraphs: readonly string[]): MailMessage {
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n` };
}
