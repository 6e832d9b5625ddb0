import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the styles of a component read and react to. */
export interface StyleFacts {
  /** Custom properties of the kit, `--m30-ink`. */
  tokens: string[];
  /** Attributes that its own sheets know, `data-loading`. */
  attributes: string[];
}

/** Reads the style sheets that a module and its neighbours of the same package import. */
export function styleFacts(file: string): StyleFacts {
  const sheets = new Set<string>();
  collect(file, new Set(), sheets);
  const cssOf = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const own = [...sheets].filter((path) => dirname(path) === dirname(file));
  return {
    tokens: unique(cssOf([...sheets]).matchAll(/var\(\s*(--m30-[\w-]+)/g)),
    attributes: unique(cssOf(own).matchAll(/\[(data-[\w-]+)/g)),
  };
}

const unique = (matches: Iterable<RegExpMatchArray>) =>
  [...new Set([...matches].map(([, name = '']) => name))].toSorted();

function collect(file: string, seen: Set<string>, sheets: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const path = join(dirname(file), from);
    if (path.endsWith('.css')) sheets.add(path);
    else if (path.endsWith('.tsx')) collect(path, seen, sheets);
  }
}
