/**
 * Puts the hooks of lefthook.yml into this clone, after each install. Lefthook's own install script is denied with the
 * others (`allowScripts`). Leaves CI, copies that are no clone of their own and installs without development
 * dependencies as they are, and fails no install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lefthook = fileURLToPath(new URL('../node_modules/lefthook/bin/index.js', import.meta.url));

/** Whether this folder is the top of a work tree: within another repository, hooks would go to that one. */
function isClone() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--show-cdup'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === '';
}

if (!process.env.CI && existsSync(lefthook) && isClone()) {
  const { status } = spawnSync(process.execPath, [lefthook, 'install'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    console.warn('The git hooks are not installed; `npx lefthook install` says why.');
}
