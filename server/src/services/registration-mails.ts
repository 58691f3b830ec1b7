import type { MailLanguage } from '../domain/account.ts';

/** What somebody reads who has registered on a page of that language. */
interface RegistrationMails {
  readonly confirmSubject: string;
  confirm(username: string, link: string): readonly string[];
  readonly presentSubject: string;
  present(username: string, link: string): readonly string[];
}

export const REGISTRATION_MAILS: Readonly<Record<MailLanguage, RegistrationMails>> = {
  en: {
    confirmSubject: 'Confirm your registration',
    confirm: (username, link) => [
      `Somebody, hopefully you, has registered the account "${username}" with this mail address.`,
      'To confirm it and choose a password, open this link within three days:',
      link,
      'If it was not you, ignore this mail: the registration then lapses by itself.',
    ],
    presentSubject: 'You already have an account',
    present: (username, link) => [
      `Somebody, hopefully you, has tried to register with this mail address. It already belongs to "${username}".`,
      `If you have forgotten the password, ask for a new one: ${link}`,
      'If it was not you, nothing needs to be done.',
    ],
  },
  de: {
    confirmSubject: 'Bestätigen Sie Ihre Registrierung',
    confirm: (username, link) => [
      `Jemand, hoffentlich Sie, hat mit dieser E-Mail-Adresse das Konto „${username}“ registriert.`,
      'Um es zu bestätigen und ein Passwort zu wählen, öffnen Sie innerhalb von drei Tagen diesen Link:',
      link,
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Die Registrierung verfällt von selbst.',
    ],
    presentSubject: 'Sie haben schon ein Konto',
    present: (username, link) => [
      `Jemand, hoffentlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Sie gehört schon zu „${username}“.`,
      `Wenn Sie das Passwort vergessen haben, verlangen Sie ein neues: ${link}`,
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    ],
  },
  fr: {
    confirmSubject: 'Confirmez votre inscription',
    confirm: (username, link) => [
      `Quelqu’un, vous sans doute, a inscrit le compte « ${username} » avec cette adresse électronique.`,
      'Pour le confirmer et choisir un mot de passe, ouvrez ce lien dans les trois jours :',
      link,
      'Si ce n’était pas vous, ignorez ce message : l’inscription s’éteint d’elle-même.',
    ],
    presentSubject: 'Vous avez déjà un compte',
    present: (username, link) => [
      `Quelqu’un, vous sans doute, a voulu s’inscrire avec cette adresse. Elle appartient déjà à « ${username} ».`,
      `Si vous avez oublié le mot de passe, demandez-en un nouveau : ${link}`,
      'Si ce n’était pas vous, il n’y a rien à faire.',
    ],
  },
};
