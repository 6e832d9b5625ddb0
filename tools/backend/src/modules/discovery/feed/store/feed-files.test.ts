import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openFeedFiles } from './feed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'm30-feeds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = openFeedFiles(folder);
const at = new Date('2026-11-18T09:00:00Z');

/** What says that it is itself. */
const told = (digest: string) => ({ at, digest: () => digest });

async function* parts(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function served(name: string) {
  const file = await files.find(name);
  if (!file) return null;
  const packed = gunzipSync(readFileSync(file.gzip.path)).toString();
  expect(packed).toBe(readFileSync(file.plain.path, 'utf8'));
  return packed;
}

test('a file is there when it is whole, plain and packed', async () => {
  expect(await files.find('one')).toBeNull();
  expect(await files.write('one', parts('<a>', '</a>'), told('a'))).toBe(7);
  expect(await served('one')).toBe('<a></a>');
  expect(await files.find('one')).toMatchObject({ at, plain: { size: 7 } });
  await files.remove('one');
  expect(await files.find('one')).toBeNull();
});

test('a writer that fails leaves the former file, and nothing of its own', async () => {
  await files.write('two', parts('old'), told('old'));
  const failing = (async function* () {
    yield 'new, and';
    throw new Error('no lots');
  })();
  await expect(files.write('two', failing, told('new'))).rejects.toThrow('no lots');
  expect(await served('two')).toBe('old');
  expect(readdirSync(join(folder, 'two'))).toHaveLength(2);
});

test('what says the same stays the same file', async () => {
  await files.write('same', parts('12:00', 'lots'), told('lots'));
  const before = await files.find('same');
  await files.write('same', parts('13:00', 'lots'), told('lots'));
  expect(await files.find('same')).toEqual(before);
  expect(await served('same')).toBe('12:00lots');
});

test('a process that is killed in the middle leaves the former file; the next one clears up', async () => {
  await files.write('three', parts('old'), told('old'));
  const main = join(import.meta.dirname, '../../../../testing/processes/write-feed.ts');
  const child = spawn(process.execPath, ['--conditions=@m30/source', main, folder, 'three'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(join(folder, 'three')).length).toBeGreaterThan(2);
  expect(await served('three')).toBe('old');
  await files.write('three', parts('new'), told('new'));
  expect(await served('three')).toBe('new');
  // The former one is there for who has begun to read it.
  expect(readdirSync(join(folder, 'three'))).toHaveLength(4);
});
