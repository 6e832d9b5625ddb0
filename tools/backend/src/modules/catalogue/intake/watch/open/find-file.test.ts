import { appendFile, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFile } from './find-file.ts';
import { SourceFailure } from './source-failure.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-import-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const find = (more: object = {}) =>
  findFile(folder, { seen: null, growing: null, largest: 1000, ...more });

/** Writes a file with the time of a minute of an hour. */
async function write(name: string, words: string, minute: number) {
  await writeFile(join(folder, name), words);
  const at = new Date(Date.UTC(2026, 10, 28, 6, minute));
  await utimes(join(folder, name), at, at);
}

test('the newest file of a known kind is taken, once it has stopped to change', async () => {
  await write('old.csv', 'лот;цена\n', 1);
  await write('new.csv', 'лот;цена\nk2-57', 2);
  await write('newer.csv.part', 'лот', 3);
  await write('.newest.csv', 'лот', 4);
  await mkdir(join(folder, 'below.csv'));
  await symlink('/etc/hostname', join(folder, 'link.csv'));
  const first = await find();
  if (first.state !== 'growing') throw new Error(first.state);
  expect(first.file).toBe('new.csv');

  await appendFile(join(folder, 'new.csv'), ';17900000\n');
  const second = await find({ growing: first.mark });
  if (second.state !== 'growing') throw new Error(second.state);

  const third = await find({ growing: second.mark });
  if (third.state !== 'file') throw new Error(third.state);
  expect(await text(Readable.from(third.bytes))).toBe('лот;цена\nk2-57;17900000\n');
  expect(await find({ seen: third.mark })).toMatchObject({ state: 'unchanged' });
});

test('a file whose time alone has changed may be another one', async () => {
  await write('flats.csv', 'лот;цена\n', 1);
  const first = await find({ growing: 'any' });
  await write('flats.csv', 'лот;цены\n', 2);
  expect((await find({ seen: 'mark' in first && first.mark })).state).toBe('growing');
});

test.each([
  ['nothing', async () => undefined, /нет файлов/],
  ['an empty file', () => write('flats.csv', '', 1), /пуст/],
])('a folder with %s waits', async (_, fill, words) => {
  await fill();
  expect(await find()).toMatchObject({ state: 'unchanged', note: expect.stringMatching(words) });
});

test('a folder that is not there and a file that is too large are failures in words', async () => {
  await write('flats.csv', 'x'.repeat(1001), 1);
  await expect(find()).rejects.toThrow(/^Файл больше/);
  const nowhere = findFile(join(folder, 'x'), { seen: null, growing: null, largest: 1 });
  await expect(nowhere).rejects.toBeInstanceOf(SourceFailure);
});
