import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type BuildOptions, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Bundles a line of source for a browser, as a page that imports it would; nothing is written.
 * @param options of the build, besides those of a library of one entry
 */
export async function bundleSource(
  source: string,
  options: BuildOptions,
): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const entry = 'virtual:import.ts';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'import',
        resolveId: (id) => (id.endsWith(entry) ? id : null),
        load: (id) => (id.endsWith(entry) ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'import' },
      ...options,
      // A library keeps its spaces and comments; what a page serves has none.
      rolldownOptions: {
        ...options.rolldownOptions,
        output: { ...options.rolldownOptions?.output, minify: true },
      },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
}
