import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { createEncoder, MAIN } from './encoder.ts';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z"/></svg>';

const folder = mkdtempSync(join(tmpdir(), 'm30-encoder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

test('pictures are made in one process of their own, which ends when it has nothing to do', async () => {
  const run = vi.fn(() => fork(MAIN, { execArgv: [] }));
  const encode = createEncoder(300, run);
  await Promise.all([
    encode({ drawing: SQUARE, flipped: false }, at('plain.png')),
    encode({ drawing: SQUARE, flipped: true }, at('flipped.png')),
  ]);
  const plain = await readFile(at('plain.png'));
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'png' });
  expect(await readFile(at('flipped.png'))).not.toEqual(plain);
  expect(run).toHaveBeenCalledOnce();
  const child = run.mock.results[0]?.value;
  await expect.poll(() => child?.exitCode, { timeout: 5_000 }).toBe(0);
  await encode({ drawing: SQUARE, flipped: false }, at('again.png'));
  expect(await readFile(at('again.png'))).toEqual(plain);
});

test('what cannot be drawn fails alone', async () => {
  const encode = createEncoder(0);
  const both = await Promise.allSettled([
    encode({ drawing: 'no drawing', flipped: false }, at('none.png')),
    encode({ drawing: SQUARE, flipped: false }, at('one.png')),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
