import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:block-assets';
const VIEW = /\/blocks\/([a-z-]+)\/\1\.view\.ts$/;

/** What every page links already. */
const EVERYWHERE = /\/?app\/(root|entry\.client)\.tsx$/;

interface Assets {
  scripts: string[];
  styles: string[];
}

/**
 * Tells the server which files of the browser's build each content block needs, as `virtual:block-assets`: their code is
 * split block by block, and what is loaded on demand has no styles in the document otherwise. Empty in development.
 */
export function blockAssets(): Plugin {
  return {
    name: 'block-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { environment } = this;
      if (environment.mode !== 'build' || environment.name !== 'ssr') return 'export default {}';
      const { root, base, environments } = environment.getTopLevelConfig();
      const folder = resolve(root, environments['client']?.build.outDir ?? 'build/client');
      const manifest: Manifest = JSON.parse(
        await readFile(resolve(folder, '.vite/manifest.json'), 'utf8'),
      );
      const assets = assetsOf(manifest, base);
      if (Object.keys(assets).length === 0) this.error('The build has no chunk of any block');
      return `export default ${JSON.stringify(assets)}`;
    },
  };
}

/** Files of every block by its type, without those that are on every page. */
export function assetsOf(manifest: Manifest, base: string): Record<string, Assets> {
  const keys = Object.keys(manifest);
  const common = new Set(
    keys.filter((key) => EVERYWHERE.test(key)).flatMap((key) => filesOf(manifest, key)),
  );
  const views = keys.flatMap((key) => {
    const folder = VIEW.exec(key)?.[1];
    if (!folder) return [];
    const files = filesOf(manifest, key).filter((file) => !common.has(file));
    const urls = (end: string) =>
      files.filter((file) => file.endsWith(end)).map((file) => base + file);
    return [[folder.replaceAll('-', '_'), { scripts: urls('.js'), styles: urls('.css') }] as const];
  });
  return Object.fromEntries(views);
}

/** A chunk, what it imports at once, and the styles of all these; imported ones first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const below = (chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen));
  return [...below, ...(chunk.css ?? []), chunk.file];
}
