import type { MailMessage } from './mail.ts';

interface Recipient {
  readonly email: string;
  readonly username: string;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** What the registry writes to the owners of accounts. Plain text; the links lead to this registry only. */
export function createAccountMails({ baseUrl }: { readonly baseUrl: string }) {
  return {
    confirm: (to: Recipient, code: string) =>
      write(to, 'Confirm your registration', [
        `Somebody, hopefully you, has registered the account "${to.username}" with this mail address.`,
        'To confirm it and choose a password, open this link within three days:',
        link('confirm', code),
        'If it was not you, ignore this mail: the registration then lapses by itself.',
      ]),

    alreadyRegistered: (to: Recipient) =>
      write(to, 'You already have an account', [
        `Somebody, hopefully you, has tried to register with this mail address. It already belongs to "${to.username}".`,
        `If you have forgotten the password, ask for a new one: ${baseUrl}/accounts/password-reset/`,
        'If it was not you, nothing needs to be done.',
      ]),

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

  function link(path: string, code: string): string {
    return `${baseUrl}/accounts/${path}/?code=${code}`;
  }
}

function write({ email }: Recipient, subject: string, paragraphs: readonly string[]): MailMessage {
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n` };
}
