/** `npm run api:update`: writes the reports of all built libraries. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from './api-report.ts';
import { publishable, typedFiles } from './entries.ts';

const fileOf = (library: string) => join(library, 'api-report.md');

/** What is wrong with a library's report; nothing when it says what the built package promises, or that promises no types. */
export async function checkApiReport(library: string): Promise<string[]> {
  const entries = typedFiles(library);
  if (entries.size === 0) return [];
  const file = fileOf(library);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const built = await apiReport(library, entries);
  if (written === built) return [];
  const before = new Set(written.split('\n'));
  const line = built.split('\n').find((one) => !before.has(one)) ?? 'something was removed';
  return [
    `${file} is not what the types say («${line.trim()}»): npm run api:update, and commit it`,
  ];
}

if (import.meta.main) {
  for (const library of publishable()) {
    writeFileSync(fileOf(library), await apiReport(library, typedFiles(library)));
    console.log(`✓ ${fileOf(library)}`);
  }
}
