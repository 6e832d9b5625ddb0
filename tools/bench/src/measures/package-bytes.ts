import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Rollup } from 'vite';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { bundleSource } from './bundle-source.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Peers that the host has anyway. */
const PEERS = /^(react|react-dom|jotai|@tanstack\/react-query)(\/|$)/;

/** Its row of the quality table is a line of its own. */
const VIEWER = '@m30/scene/viewer';

/** What each import may weigh in a browser, KB; `null` where it is for servers, tests or this workspace. */
type PackageBudgets = Readonly<Record<string, number | null>>;

/**
 * What an import of a package costs a page before anything happens: JavaScript and CSS, brotli-11, with all
 * that it needs except its peers; what is loaded later does not count.
 */
export async function packageBytes(budgets: PackageBudgets): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, must] of Object.entries(budgets)) {
    if (must === null) continue;
    const value = (await weigh(path)) / 1024;
    const name = `import ${path}`;
    figures.push(
      path === VIEWER
        ? figureOf('P24', name, value, { must })
        : { id: 'P19', name, value, unit: 'KB', must },
    );
  }
  return figures;
}

/** Imports of the packages that have no line in the budgets. */
export function withoutBudget(budgets: PackageBudgets): string[] {
  const libraries = [...new Set(Object.keys(budgets).map(libraryOf))];
  return libraries.flatMap(importsOf).filter((path) => !(path in budgets));
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
