import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStorage, type FileStorage } from './file-storage.ts';

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

describe('the folder of report files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-files-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps a content under its SHA-256 and gives it back whole or in part', async () => {
    const files = createFolderStorage(folder);

    expect(await files.put(Buffer.from('hello'))).toEqual({ sha256: HELLO, size: 5 });
    expect(await files.sizeOf(HELLO)).toBe(5);
    expect((await buffer(files.read(HELLO))).toString()).toBe('hello');
    expect((await buffer(files.read(HELLO, { start: 1, end: 3 }))).toString()).toBe('ell');
  });

  it('keeps the same content once and lists what it has', async () => {
    const files = createFolderStorage(folder);
    await Promise.all([files.put(Buffer.from('hello')), files.put(Buffer.from('hello'))]);

    expect(await listed(files)).toEqual([HELLO]);
    expect(await readdir(join(folder, '2c'))).toEqual([HELLO]);
  });

  it('keeps what comes in pieces, and nothing of what breaks off', async () => {
    const files = createFolderStorage(folder);

    expect(await files.putStream(pieces('hel', 'lo'))).toEqual({ sha256: HELLO, size: 5 });
    expect((await buffer(files.read(HELLO))).toString()).toBe('hello');
    await expect(files.putStream(pieces('hel', new Error('the line is dead')))).rejects.toThrow('the line is dead');
    expect(await listed(files)).toEqual([HELLO]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('removes drafts that nobody works on any more', async () => {
    const files = createFolderStorage(folder);
    await files.putStream(pieces('hello'));
    const [old, fresh] = ['old.part', 'fresh.part'].map((name) => join(folder, 'incoming', name));
    for (const path of [old ?? '', fresh ?? '']) await writeFile(path, 'hel');
    await utimes(old ?? '', new Date(0), new Date(0));
    await files.discardDrafts();

    expect([await readdir(join(folder, 'incoming')), await listed(files)]).toEqual([['fresh.part'], [HELLO]]);
  });

  it('replaces a file that was cut short outside the program', async () => {
    const files = createFolderStorage(folder);
    await files.put(Buffer.from('hello'));
    await writeFile(join(folder, '2c', HELLO), 'hel');
    await files.put(Buffer.from('hello'));

    expect((await buffer(files.read(HELLO))).toString()).toBe('hello');
  });

  it('knows what it does not have', async () => {
    const files = createFolderStorage(join(folder, 'not', 'there'));

    expect(await files.sizeOf(HELLO)).toBeUndefined();
    expect(await listed(files)).toEqual([]);
  });

  it.each(['', '../../etc/passwd', HELLO.toUpperCase(), `${HELLO}.part`])(
    'never reads outside its folder: %s',
    (name) => {
      expect(() => createFolderStorage(folder).read(name)).toThrow(TypeError);
    },
  );
});

async function* pieces(...given: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const piece of given) {
    if (piece instanceof Error) throw piece;
    yield Buffer.from(piece);
  }
}

async function listed(files: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  return names;
}
