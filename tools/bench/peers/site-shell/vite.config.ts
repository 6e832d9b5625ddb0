import { readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';
import { appConfig } from '@m30/config/app';

const { environments: _, build, plugins, ...config } = appConfig({ base: '/' });

/**
 * The site's root is no route here, so that the router does not take what only its server runs out of it: the browser
 * gets empty names in its place.
 */
const withoutServer: Plugin = {
  name: 'without-server',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  async resolveId(source, importer) {
    if (!/\.server\.ts$/.test(source)) return null;
    const path = new URL(source, `file://${importer}`).pathname;
    return `\0without-server:${path}`;
  },
  load(id) {
    if (!id.startsWith('\0without-server:')) return null;
    const code = readFileSync(id.slice('\0without-server:'.length), 'utf8');
    const names = [...code.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
    return names.map(([, name]) => `export const ${name} = undefined;`).join('\n');
  },
};

/**
 * As the site is built, but for the chunks, which gather what pages share: here each file stands for
 * itself, and the manifest says which of them a page loads at once.
 */
export default {
  ...config,
  plugins: [withoutServer, ...(plugins ?? [])],
  build: { ...build, manifest: true },
  environments: { client: { build: { minify: 'terser' } } },
} satisfies UserConfig;
