import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:block-styles';
const BLOCK = /\/blocks\/([a-z-]+)\/\w+Block\.tsx$/;

/** What an app loads late to draw the blocks: all of them, or those of one type by its name. */
const HOST = /\/site-blocks\/Late([A-Z]\w+)\.tsx$/;

/** What an app loads late to lay out a page of blocks, which links it by the name of its layout. */
const LAYOUT = /\/site-blocks\/LateComposed\.tsx$/;

/** What every page links already. */
const EVERYWHERE = /\/?app\/(root|entry\.client)\.tsx$/;

/**
 * Tells the server which style sheets of the browser's build each content block needs, as `virtual:block-styles`: their
 * code is split block by block, and what is loaded on demand has no styles in the document otherwise. Empty in development.
 * It reads the manifest that Vite documents for servers (`build.manifest`), in which files are named by their sources.
 */
export function blockStyles(): Plugin {
  return {
    name: 'block-styles',
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
      const styles = stylesOf(manifest, base);
      if (Object.keys(styles).length === 0) this.error('The build has no chunk of any block');
      return `export default ${JSON.stringify(styles)}`;
    },
  };
}

/** Style sheets of every block by its type, and of composed pages, without those that are on every page. */
export function stylesOf(manifest: Manifest, base: string): Record<string, string[]> {
  const keys = Object.keys(manifest);
  const common = new Set(
    keys.filter((key) => EVERYWHERE.test(key)).flatMap((key) => sheetsOf(manifest, key)),
  );
  const hostOf = (type: string) =>
    keys.filter((key) => ['blocks', type].includes(HOST.exec(key)?.[1]?.toLowerCase() ?? ''));
  const blocks = keys.flatMap((key) => {
    const folder = LAYOUT.test(key) ? 'composed' : BLOCK.exec(key)?.[1];
    if (!folder) return [];
    const type = folder.replaceAll('-', '_');
    const sheets = new Set([...hostOf(type), key].flatMap((one) => sheetsOf(manifest, one)));
    const styles = [...sheets].filter((file) => !common.has(file));
    return [[type, styles.map((file) => base + file)] as const];
  });
  return Object.fromEntries(blocks);
}

/** Style sheets of a chunk and of what it imports at once; those of imported chunks first. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const below = (chunk.imports ?? []).flatMap((imported) => sheetsOf(manifest, imported, seen));
  return [...below, ...(chunk.css ?? [])];
}
