import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { bundleSource } from './bundle-source.ts';

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
  const files = await bundleSource(source, {
    rolldownOptions: { external: /^(react|react-dom)(\/|$)/, output: { codeSplitting: false } },
  });
  const bodies = files.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
