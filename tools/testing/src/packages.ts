/** Packs every publishable library as npm would and checks what came out; exits with 1 and a list of faults. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage } from './packages.check.ts';
import { pack } from './packages.pack.ts';

/** Folders of the libraries that are published. */
function publishable(): string[] {
  return globSync('libs/*/package.json')
    .filter((path) => !JSON.parse(readFileSync(path, 'utf8')).private)
    .map((path) => dirname(path))
    .toSorted();
}

/** Faults of all packages, one line each; empty when they may be published. */
export async function checkPackages(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const faults: string[] = [];
    for (const library of publishable()) {
      const packed = await pack(library, folder);
      const found = await checkPackage(packed);
      console.log(
        `${found.length === 0 ? '✓' : '✗'} ${packed.manifest.name}, ${packed.files.length} files`,
      );
      faults.push(...found.map((fault) => `${packed.manifest.name}: ${fault}`));
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const faults = await checkPackages();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
