import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UsageError } from './arguments.ts';
import { SHARED, type Template } from './templates.ts';

const PACKAGE = join(import.meta.dirname, '..');

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * Writes a project into a folder that is not there yet, or is empty. Its name is the folder's; the packages are asked for in
 * the version that this one has.
 * @returns paths of its files within the folder
 * @throws `UsageError` where something stands in the folder, or its name is none for a package
 */
export function writeProject(folder: string, template: Template): string[] {
  const to = resolve(folder);
  const name = nameOf(to);
  refuseOccupied(to, folder);
  mkdirSync(to, { recursive: true });
  for (const part of [...SHARED[template], template]) {
    cpSync(join(PACKAGE, 'templates', part), to, { recursive: true });
  }
  // npm leaves a .gitignore out of what it packs.
  renameSync(join(to, 'gitignore'), join(to, '.gitignore'));
  const manifest = { ...read(to), name };
  const { version } = read(PACKAGE);
  manifest.dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([one, range]) => [
      one,
      one.startsWith('@m30/') ? `^${version}` : range,
    ]),
  );
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(to.length + 1));
}

/** `/home/anna/my-app` → `my-app`. */
function nameOf(folder: string): string {
  const name = basename(folder);
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name)) return name;
  throw new UsageError(
    `“${name}” cannot name a package: take small Latin letters, digits, dots and hyphens.`,
  );
}

function refuseOccupied(path: string, said: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) throw new UsageError(`${said} is a file.`);
  if (readdirSync(path).length > 0) {
    throw new UsageError(`${said} is not empty. Take another folder: nothing is overwritten.`);
  }
}

function read(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
