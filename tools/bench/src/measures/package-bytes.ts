import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Rollup } from 'vite';
import type { Figure } from '../figures/figure.ts';
import { bundleSource } from './bundle-source.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Peers that the host has anyway. */
const PEERS = /^(react|react-dom|jotai|@tanstack\/react-query)(\/|$)/;

/** What each import may weigh in a browser, KB; `null` where it is for servers, tests or this workspace. */
export type PackageBudgets = Readonly<Record<string, number | null>>;

/**
 * What an import of a package costs a page before anything happens: JavaScript and CSS, brotli-11, with all
 * that it needs except its peers; what is loaded later does not count.
 * @throws when a package has an import without a line in the budgets
 */
export async function packageBytes(budgets: PackageBudgets): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const library of new Set(Object.keys(budgets).map(libraryOf))) {
    const missing = importsOf(library).filter((path) => !(path in budgets));
    if (missing.length > 0) throw new Error(`no budget for ${missing.join(', ')}`);
  }
  for (const [path, must] of Object.entries(budgets)) {
    if (must === null) continue;
    const value = (await weigh(path)) / 1024;
    figures.push({ id: 'P19', name: `import ${path}`, value, unit: 'KB', must });
  }
  return figures;
}

const libraryOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Imports of a library that carry code, patterns apart: one of their files stands for all. */
function importsOf(library: string): string[] {
  const manifest = `${root}libs/${library.split('/')[1]}/package.json`;
  const { exports }: { exports: Record<string, string | object> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.keys(exports)
    .filter((entry) => typeof exports[entry] === 'object' && !entry.includes('*'))
    .map((entry) => library + entry.slice(1));
}

async function weigh(path: string): Promise<number> {
  const files = await bundleSource(`export * from '${path}'`, {
    cssCodeSplit: true,
    rolldownOptions: { external: PEERS },
  });
  return atOnce(files).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/** The entry, what it imports statically, and their styles. */
function atOnce(files: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]) {
  const bodies = new Map<string, string | Uint8Array>();
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const take = (name: string) => {
    const file = byName.get(name);
    if (!file || bodies.has(name)) return;
    bodies.set(name, file.type === 'chunk' ? file.code : file.source);
    if (file.type !== 'chunk') return;
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) take(next);
  };
  for (const file of files) if (file.type === 'chunk' && file.isEntry) take(file.fileName);
  return [...bodies.values()];
}
