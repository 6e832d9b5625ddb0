import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishedManifest, type Manifest, type Shared } from './published-manifest.ts';

const workspace = join(import.meta.dirname, '../../../..');

const read = <Read>(folder: string): Read =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Read;

/**
 * Puts a built library into an empty folder as it is published: its files, licence and list of changes, and its package.json as
 * other teams read it.
 * @param library its folder
 * @returns that package.json
 */
export function stagePackage(library: string, to: string): Manifest {
  const own = read<Manifest>(library);
  mkdirSync(to, { recursive: true });
  for (const file of own.files) {
    const from = join(library, file);
    if (existsSync(from)) cpSync(from, join(to, file), { recursive: true });
  }
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(workspace, file), join(to, file));
  const manifest = publishedManifest(own, read<Shared>(workspace), relative(workspace, library));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
