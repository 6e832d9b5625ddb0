import { fileURLToPath } from 'node:url';
import { build, createServer, defaultClientConditions, defaultServerConditions } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const common = { root, configFile: false, logLevel: 'error' } as const;

/** The server's part, run from its sources: pages of payloads, `size` to a page. */
export async function hostilePages(size: number) {
  const vite = await createServer({
    ...common,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@m30/source', ...defaultServerConditions] } },
  });
  try {
    const module = await vite.ssrLoadModule(source('./server.tsx'));
    const { batches } = module as typeof import('./server.tsx');
    return batches(size);
  } finally {
    await vite.close();
  }
}

/** The browser's part as it is built for browsers: body of each file by its path, `/client.js` first. */
export async function hostileScripts(): Promise<Map<string, string>> {
  const result = await build({
    ...common,
    publicDir: false,
    // The test runner says «test», which would give the browser React's slow build.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: source('./client.tsx'),
        // No payload stands in the blocks of these, so nothing of them is loaded.
        external: /^(@m30\/(map|forms|calculators)|keen-slider)(\/|$)/,
        output: { entryFileNames: 'client.js' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
}
