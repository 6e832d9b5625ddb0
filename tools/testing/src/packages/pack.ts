import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '@m30/config/package/published-manifest';
import { stagePackage } from '@m30/config/package/stage-package';

const execute = promisify(execFile);

/** A package as it would be published. */
export interface Packed {
  /** Folder with what is packed. */
  staged: string;
  manifest: Manifest;
  /** The archive. */
  tarball: string;
  /** Paths in the archive, from the package's root. */
  files: readonly string[];
}

/** Stages a library and runs `npm pack`; both land in `folder`. */
export async function pack(library: string, folder: string): Promise<Packed> {
  const staged = mkdtempSync(join(folder, `${basename(library)}-`));
  const manifest = stagePackage(resolve(library), staged);
  const { stdout } = await execute(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: staged, maxBuffer: 32 * 1024 * 1024 },
  );
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout);
  if (!packed) throw new Error(`npm packed nothing in ${library}`);
  return {
    staged,
    manifest,
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
  };
}
