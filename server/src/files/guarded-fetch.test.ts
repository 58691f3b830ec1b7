import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_PDF, type HostileServer, openHostileServer } from '../../test/hostile-server.ts';
import { RegistryError } from '../domain/errors.ts';
import { createAddressGuard } from './address-guard.ts';
import { createGuardedFetch, type GuardedFetch, type Resolve } from './guarded-fetch.ts';
import { checkedPdf } from './pdf-content.ts';

const REFUSED = 'The address does not lead to a public web server.';

describe('fetching a file that somebody else named', () => {
  let hostile: HostileServer;
  let fetches: GuardedFetch[] = [];

  beforeAll(async () => {
    hostile = await openHostileServer();
  });

  afterEach(async () => {
    await Promise.all(fetches.map((one) => one.close()));
    fetches = [];
  });

  afterAll(() => hostile.close());

  it('gives the document of a good server', async () => {
    expect(await fetched('/good.pdf')).toEqual(HOSTILE_PDF);
  });

  it('follows a server that leads on, and does not mind what it calls the document', async () => {
    expect(await fetched('/to-good')).toEqual(HOSTILE_PDF);
    expect(await fetched('/honest-type-missing')).toEqual(HOSTILE_PDF);
  });

  it.each(['/to-loopback', '/to-named-loopback', '/to-metadata', '/to-mapped-metadata', '/to-number'])(
    'never follows %s',
    async (path) => {
      expect(await refusal(path)).toEqual({ message: REFUSED, isFinal: true });
    },
  );

  it.each([
    ['/to-file', 'The address does not start with http:// or https://.', true],
    ['/to-itself', 'The address leads on more than 5 times.', false],
    ['/page.pdf', 'The file is a web page and not a PDF.', true],
    ['/bomb.pdf', 'The file came packed (gzip).', true],
    ['/hidden-bomb.pdf', 'The file is not a PDF: it does not start with "%PDF-".', true],
    ['/empty.pdf', 'The file is empty.', true],
    ['/half.pdf', 'The file is not a PDF: it does not start with "%PDF-".', true],
    ['/broken', 'The server there answered with the status 503.', false],
    ['/missing', 'The server there answered with the status 404.', false],
    ['/lying-length.pdf', 'The file did not have the length that was announced.', false],
    ['/headers', 'The answer of the server there has too many headers.', false],
  ])('refuses %s: %s', async (path, message, isFinal) => {
    expect(await refusal(path)).toEqual({ message, isFinal });
  });

  it('stops reading a body without an end at the limit', async () => {
    expect(await refusal('/endless.pdf', { maxBytes: 8 * 1024 * 1024 })).toEqual({
      message: 'The file is larger than 8 MB.',
      isFinal: true,
    });
  });

  it.each(['/slow.pdf', '/silent.pdf'])('gives up on %s when the time is over', async (path) => {
    expect(await refusal(path, { totalMs: 300 })).toEqual({
      message: 'The file did not arrive within 0.3 seconds.',
      isFinal: false,
    });
  });

  it.each([
    'http://127.0.0.1/a.pdf',
    'http://0x7f.1/a.pdf',
    'http://[::1]/a.pdf',
    'https://169.254.169.254/a.pdf',
    'http://8.8.8.8:22/a.pdf',
  ])('connects to none of our own: %s', async (location) => {
    expect(await refusalOf(createGuardedFetch({ guard: createAddressGuard() }), location)).toEqual({
      message: REFUSED,
      isFinal: true,
    });
  });

  it.each([
    ['ftp://files.example/a.pdf', 'The address does not start with http:// or https://.'],
    ['nonsense', 'The address does not start with http:// or https://.'],
    ['http://user:secret@files.example/a.pdf', 'The address must not carry a username or password.'],
  ])('does not even look up %s', async (location, message) => {
    const resolve: Resolve = () => expect.fail('looked up');
    expect(await refusalOf(createGuardedFetch({ guard: createAddressGuard(), resolve }), location)).toEqual({
      message,
      isFinal: true,
    });
  });

  it('refuses a name when any of its addresses is not public', async () => {
    const resolve: Resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const fetch = createGuardedFetch({ guard: createAddressGuard(), resolve });
    expect(await refusalOf(fetch, 'http://two-faced.example/a.pdf')).toEqual({ message: REFUSED, isFinal: true });
  });

  it('connects to the address that it checked, whatever the name means a moment later', async () => {
    // The first answer is allowed; every later one would be another machine.
    const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
    const asked: string[] = [];
    const resolve: Resolve = async (name) => {
      asked.push(name);
      return [{ address: answers[asked.length - 1] ?? '', family: 4 }];
    };
    const guard = createAddressGuard([`127.0.0.1:${hostile.port}`]);
    const fetch = remember(createGuardedFetch({ guard, resolve }));
    const body = await fetch.read(`http://rebinding.example:${hostile.port}/good.pdf`, (pieces) => buffer(pieces));

    expect([body, asked]).toEqual([HOSTILE_PDF, ['rebinding.example']]);
    expect(await refusalOf(fetch, `http://rebinding.example:${hostile.port}/good.pdf`)).toEqual({
      message: REFUSED,
      isFinal: true,
    });
  });

  it('leaves what its reader throws as it is', async () => {
    const full = new Error('no space left');
    const reading = open().read(`${hostile.base}/good.pdf`, async () => {
      throw full;
    });
    await expect(reading).rejects.toBe(full);
  });

  function open(totalMs = 5_000): GuardedFetch {
    const guard = createAddressGuard([`127.0.0.1:${hostile.port}`]);
    return remember(createGuardedFetch({ guard, totalMs }));
  }

  function remember(fetch: GuardedFetch): GuardedFetch {
    fetches.push(fetch);
    return fetch;
  }

  async function fetched(path: string): Promise<Buffer> {
    return open().read(`${hostile.base}${path}`, (body) => buffer(checkedPdf(body)));
  }

  function refusal(path: string, { totalMs, maxBytes }: { totalMs?: number; maxBytes?: number } = {}) {
    return refusalOf(open(totalMs), `${hostile.base}${path}`, maxBytes);
  }

  /** The sentence, and whether trying again is in vain. */
  async function refusalOf(fetch: GuardedFetch, location: string, maxBytes?: number) {
    remember(fetch);
    const error: unknown = await fetch
      .read(location, (body) => buffer(checkedPdf(body, maxBytes)))
      .then(() => undefined)
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof RegistryError)) throw new Error('It was not refused', { cause: error });
    return { message: error.message, isFinal: error.code !== 'unavailable' };
  }
});
