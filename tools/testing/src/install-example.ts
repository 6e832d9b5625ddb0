import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from './packages/pack.ts';

interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const OURS = '@m30/';
const ROOT = resolve('.');

/**
 * Copies an example into `folder` and installs what it declares: this product's packages from the
 * archives that npm would publish, the rest as links to what the workspace has installed. Nothing
 * that was not declared can be imported.
 */
export async function installExample(example: string, folder: string): Promise<void> {
  cpSync(join('examples', example), folder, { recursive: true });
  const { dependencies = {}, devDependencies = {} } = read(folder);
  await installAll(Object.keys({ ...dependencies, ...devDependencies }), ROOT, folder);
}

/** Installs the named packages, and what the packed ones need in turn. */
async function installAll(names: readonly string[], from: string, folder: string): Promise<void> {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    if (!name.startsWith(OURS)) {
      const installed = find(name, from);
      if (installed) symlinkSync(installed, place, 'junction');
      continue;
    }
    const library = join(ROOT, 'libs', name.slice(OURS.length));
    const { tarball } = await pack(library, folder);
    mkdirSync(place);
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
    const { dependencies, peerDependencies } = read(place);
    await installAll(Object.keys({ ...dependencies, ...peerDependencies }), library, folder);
  }
}

/** Where the workspace has a package for the library in `from`; an optional peer may be nowhere. */
function find(name: string, from: string): string | undefined {
  return [from, ROOT].map((base) => join(base, 'node_modules', name)).find(existsSync);
}

function read(folder: string): Dependencies {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Dependencies;
}
