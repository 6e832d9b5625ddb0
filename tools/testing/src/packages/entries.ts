import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is read of a library's package.json. */
interface Manifest {
  name: string;
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
}

/** Reads a library's package.json. */
function manifestOf(library: string): Manifest {
  return JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
}

/** Folders of the libraries that are published, from the workspace's root. */
export function publishable(): string[] {
  return globSync('libs/*/package.json')
    .map((path) => dirname(path))
    .filter((library) => !manifestOf(library).private)
    .toSorted();
}

/** Entries of a built library that promise types, by their import and their declarations; patterns expanded. */
export function typedFiles(library: string): Map<string, string> {
  const { name, exports } = manifestOf(library);
  const found = new Map<string, string>();
  for (const [entry, target] of Object.entries(exports)) {
    const pattern = typeof target === 'string' ? undefined : target['types'];
    if (!pattern) continue;
    const [before = '', after = ''] = pattern.slice(2).split('*');
    for (const file of globSync(pattern, { cwd: library })) {
      const part = file.slice(before.length, file.length - after.length);
      found.set(`${name}${entry.slice(1).replace('*', part)}`, join(library, file));
    }
  }
  return found;
}

/** Imports of a built library that promise types: `@m30/ui-kit/button`. */
export function typedEntries(library: string): string[] {
  return [...typedFiles(library).keys()];
}
