import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { serverInstances } from '@m30/config/server-instances';

const output = fileURLToPath(new URL('build', import.meta.url));

/** Packages that cannot be part of a file. */
const OUTSIDE = {
  native: ['@node-rs/argon2', 'pg', 'sharp'],
  /** Loaded where a setting asks for it. */
  onDemand: [
    ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
    ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources'],
    '@opentelemetry/sdk-trace-node',
  ],
  withFiles: ['@electric-sql/pglite', 'pdfmake'],
  shared: serverInstances,
};

/** The server in a few files: a process reads, checks and links these in half of the time of its sources. */
export default defineConfig({
  plugins: [placesOfModules()],
  ssr: {
    noExternal: true,
    external: Object.values(OUTSIDE).flat(),
    resolve: { conditions: ['@m30/source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: output,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', backend: '../backend/src/main.ts' },
      // All in one folder, so that a place is relative to it whatever part a module went to.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

/** What a module reads from beside itself is found from where it was, not from where it has gone. */
function placesOfModules(): Plugin {
  return {
    name: 'places-of-modules',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'import.meta.url' },
      handler(code, id) {
        const place = relative(output, id).split(sep).join('/');
        const address = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', address), map: null };
      },
    },
  };
}
