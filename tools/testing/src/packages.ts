/**
 * Packs every publishable library as npm would and checks what came out, compares its types with the committed report,
 * lets fresh apps outside the repository install all of them from a registry, and tries the generators; exits with 1 and
 * what is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage } from './packages.check.ts';
import { pack } from './packages.pack.ts';
import { checkApiReport } from './packages/api-reports.ts';
import { checkConsumers } from './packages/consumers.ts';
import { publishable } from './packages/entries.ts';
import { checkGenerators } from './packages/generated.ts';

/** Faults of all packages, one line each; empty when they may be published. */
export async function checkPackages(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const faults: string[] = [];
    for (const library of publishable()) {
      const packed = await pack(library, folder);
      const found = [...(await checkPackage(packed)), ...(await checkApiReport(library))];
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
  await checkConsumers();
  await checkGenerators();
  process.exitCode = faults.length === 0 ? 0 : 1;
}
