import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds both apps, the Studio and their server unless their sources are unchanged since the last build; `KEEP_BUILD` takes what
 * is there, and so does a task of Nx, which has built what it depends on.
 * @throws Error with the build's output when it fails
 */
export function ensureBuilt(): void {
  if (process.env['KEEP_BUILD'] || process.env['NX_TASK_TARGET_PROJECT']) return;
  const nx = fileURLToPath(new URL('../../../node_modules/nx/dist/bin/nx.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', 'site,lk,studio,server', '--outputStyle=static'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
}
