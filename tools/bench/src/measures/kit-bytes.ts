import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import type { Figure } from '../figure.ts';
import { figureOf } from '../rows.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What importing a part of the kit costs a page: JavaScript and CSS, brotli-11, without React. */
export async function kitBytes(parts: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of parts) {
    const path = part === 'all' ? '@m30/ui-kit' : `@m30/ui-kit/${part}`;
    const value = (await bundled(`export * from '${path}'`)) / 1024;
    figures.push(figureOf(`P19 ${part}`, `kit: ${part}`, value));
  }
  return figures;
}

async function bundled(source: string): Promise<number> {
  const entry = 'virtual:part.ts';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'part',
        resolveId: (id) => (id.endsWith(entry) ? id : null),
        load: (id) => (id.endsWith(entry) ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'part' },
      rolldownOptions: { external: /^(react|react-dom)(\/|$)/, output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const bodies = outputs.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
