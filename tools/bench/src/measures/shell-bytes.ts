import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What Vite writes of a built file. */
interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  /** Keys of the files that it imports at once. */
  imports?: string[];
}

/**
 * What the shell adds to a bare React Router page: an empty page in the site's root and default
 * layout, less the same page in the framework's own root. Both are built in this run.
 */
export function shellBytes(): Figure {
  const value = (builtBytes('site-shell') - builtBytes('bare-router')) / 1024;
  return figureOf('P21', 'shell over a bare React Router page', value);
}

/**
 * JavaScript that the empty page of a peer loads at once, bytes of brotli-11. As one file: how many
 * files it comes in is another decision, and each would cost a little more.
 */
function builtBytes(peer: string): number {
  execFileSync(join(root, 'node_modules/.bin/react-router'), ['build'], {
    cwd: join(root, 'tools/bench/peers', peer),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = join(root, '.tmp', peer, 'client');
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));
  const scripts = [...files].filter((file) => file.endsWith('.js')).sort();
  return brotliCompressSync(Buffer.concat(scripts.map((file) => readFileSync(join(client, file)))))
    .length;
}
