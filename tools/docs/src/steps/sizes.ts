import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions, type Rollup } from 'vite';
import { CSS_TARGET } from '@m30/config/css-target';
import { root } from '../workspace/root.ts';

/** Peers that a host has anyway. */
const PEERS = /^(react|react-dom|jotai)(\/|$)/;

/** What is imported, and by which name. */
export interface Weighed {
  entry: string;
  imported: readonly string[];
}

/**
 * What an import of each name costs a page: JavaScript and CSS, brotli-11, with all that it needs at once except its peers.
 * They are bundled together, so what two share is counted for both.
 * @returns KB of each part
 */
export async function weigh(parts: readonly Weighed[]): Promise<Map<Weighed, number>> {
  const ids = new Map(parts.map((part, index) => [`weigh-${index}`, part]));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'weigh',
        resolveId: (id) => (ids.has(id) ? `${id}.ts` : null),
        load: (id) => {
          const part = ids.get(id.replace(/\.ts$/, ''));
          return part ? `export { ${part.imported.join(', ')} } from '${part.entry}';` : null;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: Object.fromEntries([...ids.keys()].map((id) => [id, id])),
        external: PEERS,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const byName = new Map(files.map((file) => [file.fileName, file]));
  return new Map(
    files.flatMap((file): [Weighed, number][] => {
      const part = file.type === 'chunk' && file.isEntry ? ids.get(file.name) : undefined;
      return part ? [[part, atOnce(file.fileName, byName) / 1024]] : [];
    }),
  );
}

type Output = Rollup.OutputChunk | Rollup.OutputAsset;

/** Bytes of a chunk with what it imports at once, and of their styles. */
function atOnce(
  name: string,
  files: ReadonlyMap<string, Output>,
  seen = new Set<string>(),
): number {
  const file = files.get(name);
  if (!file || seen.has(name)) return 0;
  seen.add(name);
  const body = file.type === 'chunk' ? file.code : file.source;
  const next =
    file.type === 'chunk' ? [...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : [];
  return next.reduce((sum, one) => sum + atOnce(one, files, seen), brotliCompressSync(body).length);
}
