import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Figure } from '../figure.ts';
import { loadedBytes } from './page-bytes.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const peer = join(root, 'tools/bench/peers/bare-router');

/**
 * What the shell adds to a bare React Router page: the JavaScript of a page that has no code of its
 * own, the 404 page, less that of an empty page of the framework built in this run.
 */
export async function shellBytes(browser: Browser, origin: string, must: number): Promise<Figure> {
  const { js } = await loadedBytes(browser, `${origin}/net-takoj-stranicy`);
  const value = (js - bareRouterBytes()) / 1024;
  return { id: 'P21', name: 'shell over a bare React Router page', value, unit: 'KB', must };
}

/** JavaScript of the empty page, brotli-11: all of its files, its manifest of routes excepted. */
function bareRouterBytes(): number {
  execFileSync(join(root, 'node_modules/.bin/react-router'), ['build'], {
    cwd: peer,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return globSync('.tmp/bare-router/client/assets/*.js', { cwd: root })
    .filter((file) => !/manifest-/.test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(root, file))).length, 0);
}
