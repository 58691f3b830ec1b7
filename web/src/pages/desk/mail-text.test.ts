import { expect, it } from 'vitest';
import { readMailText } from './mail-text.ts';

it('reads the heads of a mail and joins what was broken for the way', () => {
  const mail = [
    'From: registry@localhost',
    'Subject: Confirm your',
    ' registration',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Dear Z=C3=BCmra, open this =',
    'link:',
    'http://registry.example/?code=3DAbC',
  ].join('\r\n');
  expect(readMailText(mail)).toEqual({
    heads: [
      ['From', 'registry@localhost'],
      ['Subject', 'Confirm your registration'],
      ['Content-Transfer-Encoding', 'quoted-printable'],
    ],
    body: 'Dear Zümra, open this link:\nhttp://registry.example/?code=AbC',
  });
});

it('leaves a text as it is that was not broken', () => {
  expect(readMailText('To: ada@people.example\n\n1 + 1 = 2\n')).toEqual({
    heads: [['To', 'ada@people.example']],
    body: '1 + 1 = 2\n',
  });
});
