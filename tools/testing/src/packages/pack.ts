import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What is read of a package.json. */
interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
}

/** A package as it would be published. */
export interface Packed {
  /** Folder of the library. */
  library: string;
  manifest: Manifest;
  /** The archive. */
  tarball: string;
  /** Paths in the archive, from the package's root. */
  files: readonly string[];
}

/** Runs `npm pack`; the archive lands in `folder`. */
export async function pack(library: string, folder: string): Promise<Packed> {
  const { stdout } = await execute(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: library, maxBuffer: 32 * 1024 * 1024 },
  );
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout);
  if (!packed) throw new Error(`npm packed nothing in ${library}`);
  return {
    library,
    manifest: JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')),
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
  };
}
