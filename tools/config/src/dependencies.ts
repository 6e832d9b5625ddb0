import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['libs/*/src/**/*.{ts,tsx}', 'apps/*/app/**/*.{ts,tsx}'];
/** What no page is made of. */
const UNUSED = /\.(test|stories|examples|fixture|server)\.tsx?$|\/testing\/|\/routes\.ts$/;

/** An import, static or on demand, of something that is neither ours nor Node's nor a file; types and styles don't count. */
const IMPORT =
  /(?:\bfrom |\bimport |\bimport\()'((?!node:|virtual:|@m30\/|[^']*\.css')[@a-z][\w@./-]*)'|^import type[^;]*;/gm;

/**
 * Every package that the apps and their libraries import. Vite bundles them before the first page: one that
 * it met in mid-visit would be bundled anew with React, and a page would have two of it.
 */
export function browserDependencies(): string[] {
  const found = globSync(SOURCES, { cwd: ROOT })
    .filter((path) => !UNUSED.test(path.replaceAll('\\', '/')))
    .flatMap((path) => [...readFileSync(ROOT + path, 'utf8').matchAll(IMPORT)])
    .flatMap(([, name]) => name ?? []);
  return [...new Set(found)].toSorted();
}
