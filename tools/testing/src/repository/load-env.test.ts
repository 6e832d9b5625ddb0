import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './files.ts';

/** What a program finds in `LOG_LEVEL` and what it writes besides, in a folder with such a `.env`. */
function logLevel(dotEnv: string | null, environment: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (dotEnv !== null) writeFileSync(join(folder, '.env'), dotEnv);
  const program = ['--import', `${root}tools/load-env.mjs`, '-p', 'process.env.LOG_LEVEL'];
  return execFileSync(process.execPath, program, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  }).trim();
}

test('.env gives what the environment does not, and may be missing', () => {
  expect(logLevel('LOG_LEVEL=debug')).toBe('debug');
  expect(logLevel('LOG_LEVEL=debug', { LOG_LEVEL: 'warn' })).toBe('warn');
  expect(logLevel(null)).toBe('undefined');
});
