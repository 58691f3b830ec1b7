import { describe, expect, it } from 'vitest';
import type { PageRequest } from '../page.ts';
import { keepForm, readKeptForm } from './kept-form.ts';

const FILE_FORM = 'multipart/form-data; boundary=x';

describe('a form that arrives after its sender was signed out', () => {
  it('is kept with its address and without its token; what can be checked comes back to be checked', () => {
    expect(keepForm(request({ form_token: 'salt.signature', title: 'Bridges & <Tunnels>', act: 'send' }))).toEqual({
      path: '/de/portal/reports/new?copy=7',
      fields: { title: 'Bridges & <Tunnels>', act: 'check' },
      hadFiles: false,
    });
  });

  it.each([{ new_password: 'seven quiet rivers' }, { title: 'x'.repeat(100_001) }])(
    'is not kept with a password or with more than somebody types',
    (fields) => {
      expect(keepForm(request(fields))).toBeUndefined();
    },
  );

  it('loses its files, and is not kept where it would be stored without them', () => {
    const part = (head: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const file = part('name="file"; filename="a.pdf"', '%PDF');
    const send = (text: string) => keepForm(request({}, { contentType: FILE_FORM, body: Buffer.from(`${text}--x--`) }));
    expect(send(`${part('name="reason"', 'Renewed')}${file}`)).toBeUndefined();
    expect(send(`${part('name="act"', 'send')}${file}`)).toMatchObject({ fields: { act: 'check' }, hadFiles: true });
  });

  it.each(['', '7', 'null', '{"path":"/desk"}', '{"path":"//evil.example/","fields":{}}', '{"path":7,"fields":{}}'])(
    'is not read from %j',
    (text) => {
      expect(readKeptForm(text)).toBeUndefined();
    },
  );

  it('is read with the texts in it', () => {
    const text = JSON.stringify({ path: '/desk/merge?a=1', fields: { reason: 'Double', other: 7 }, hadFiles: true });
    expect(readKeptForm(text)).toEqual({ path: '/desk/merge?a=1', fields: { reason: 'Double' }, hadFiles: true });
  });
});

function request(fields: Record<string, string>, rest: Partial<PageRequest> = {}): PageRequest {
  return {
    path: '/portal/reports/new',
    query: new URLSearchParams({ copy: '7' }),
    link: (path: string) => `/de${path}`,
    contentType: 'application/x-www-form-urlencoded',
    body: Buffer.from(new URLSearchParams(fields).toString()),
    ...rest,
  } as PageRequest;
}
