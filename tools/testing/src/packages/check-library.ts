/**
 * The `package` target of whatever is published, run in its folder: packs it as npm would, checks what came out, and compares the
 * types that it promises with the committed report. Exits with 1 and what is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkPackage } from './check-package.ts';
import { pack } from './pack.ts';
import { checkApiReport } from './api-reports.ts';

const workspace = join(import.meta.dirname, '../../../..');
const library = relative(workspace, process.cwd());
process.chdir(workspace);
const folder = mkdtempSync(join(tmpdir(), 'package-'));
try {
  const packed = await pack(library, folder);
  const faults = [...(await checkPackage(packed)), ...(await checkApiReport(library))];
  for (const fault of faults) console.error(`${packed.manifest.name}: ${fault}`);
  console.log(`${packed.manifest.name}: ${packed.files.length} files, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
