import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../workspace/root.ts';

interface Target {
  types?: string;
  '@m30/source'?: string;
}

/**
 * How a host imports a module of a library: the narrowest entry of its package whose index gives the name.
 * @param file absolute path of a module below `libs/<name>`
 * @returns `undefined` where the name is private to the package
 */
export function publicPath(file: string, name: string): string | undefined {
  const [, folder] = relative(root, file).split('/');
  if (!folder) return undefined;
  const entries = entriesOf(folder).filter(({ index }) => gives(index, name));
  const near = entries.filter(({ index }) => file.startsWith(dirname(index) + '/'));
  const best = (near.length > 0 ? near : entries).toSorted(
    (one, other) => dirname(other.index).length - dirname(one.index).length,
  );
  return best[0]?.path;
}

interface Entry {
  path: string;
  index: string;
}

const cache = new Map<string, Entry[]>();

/** Entries of a package with the modules behind them, patterns expanded by the folders that are there. */
function entriesOf(folder: string): Entry[] {
  const known = cache.get(folder);
  if (known) return known;
  const library = join(root, 'libs', folder);
  const { name, exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Target>;
  };
  const entries = Object.entries(exports).flatMap(([entry, target]): Entry[] => {
    const source = typeof target === 'string' ? undefined : target['@m30/source'];
    // What has no types is of this workspace alone.
    if (!source || typeof target === 'string' || !target.types) return [];
    return expand(library, source).map(([index, part]) => ({
      path: name + entry.slice(1).replace('*', part),
      index,
    }));
  });
  cache.set(folder, entries);
  return entries;
}

/** Modules of a pattern with what stands in place of its star. */
function expand(library: string, source: string): [index: string, part: string][] {
  const [before = '', after] = source.split('*');
  if (after === undefined) return [[join(library, source), '']];
  return readdirSync(join(library, before))
    .map((part): [string, string] => [join(library, before, part + after), part])
    .filter(([index]) => existsSync(index));
}

const texts = new Map<string, string>();
const textOf = (file: string) => {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file, text);
  return text;
};

/** Whether an index gives a name, itself or through others of its package. */
function gives(index: string, name: string, seen = new Set<string>()): boolean {
  if (seen.has(index)) return false;
  seen.add(index);
  const text = textOf(index);
  if (new RegExp(String.raw`export \{[^}]*\b${name}\b[^}]*\}`).test(text)) return true;
  const declared = String.raw`export (?:async )?(?:function|const|interface|type|class) ${name}\b`;
  if (new RegExp(declared).test(text)) return true;
  return [...text.matchAll(/export \* from '(\.[^']+)'/g)].some(([, from = '']) =>
    gives(join(dirname(index), from), name, seen),
  );
}
