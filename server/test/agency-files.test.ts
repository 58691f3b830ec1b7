import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { TEST_BASE } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { writeSmallWorld } from './small-world.ts';

const PDF = '%PDF-1.7 the decision';

describeOnEachDatabase('the document of a decision on an agency', ({ database }) => {
  let world: AdministeredWorld;
  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    world = await openAdministeredWorld(database());
  });
  afterAll(() => world.close());

  const send = (path: string, content = PDF) => world.send(path, content, 'application/pdf');
  const read = (url: string) => world.app.inject({ url: url.replace(TEST_BASE, '') });

  it('is kept, and public once a decision names it', async () => {
    const sent = await send('agencies/7/files/Renewal%202024.pdf');
    const { url } = sent.json();
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      {
        id: 1,
        file_name: 'Renewal-2024.pdf',
        url: `${TEST_BASE}/agencies/7/files/1/Renewal-2024.pdf`,
        size: PDF.length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect((await read(url)).statusCode).toBe(404);

    const decisions = [{ decision_date: '2024-05-01', decision_type: 'renewal', decision_file: url }];
    const named = await world.call('PATCH', 'agencies/7/?reason=Renewed', { decisions });
    const shown = await read(url);
    expect([named.statusCode, shown.statusCode, shown.body]).toEqual([200, 200, PDF]);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });

    await world.call('PATCH', 'agencies/7/?reason=A+slip', { decisions: [] });
    expect((await read(url)).statusCode).toBe(404);
  });

  it.each([
    ['agencies/999/files/x.pdf', PDF, 404],
    ['agencies/7/files/x.pdf', '<html>', 422],
    ['agencies/7/files/x.pdf', '', 422],
  ])('is refused: %s with "%s" is %i', async (path, content, status) => {
    expect((await send(path, content)).statusCode).toBe(status);
  });

  it.each(['/agencies/7/files/99/x.pdf', '/agencies/8/files/1/Renewal-2024.pdf', '/agencies/7/files/1/other.pdf'])(
    'is not at %s',
    async (url) => {
      expect((await read(url)).statusCode).toBe(404);
    },
  );
});
