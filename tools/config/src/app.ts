import { reactRouter } from '@react-router/dev/vite';
import type { Plugin, UserConfig } from 'vite';
import { blockStyles } from './block-styles.ts';
import { codeSplitting } from './chunks/code-splitting.ts';
import { CSS_TARGET } from './css-target.ts';
import { browserDependencies } from './dependencies.ts';
import { fromSources } from './from-sources.ts';
import { precompress } from './precompress.ts';
import { serverInstances } from './server-instances.ts';
import { typography } from './typography.ts';

/** What nobody writes an import of. */
const IMPLIED = ['react-dom', 'react/jsx-dev-runtime', 'react/jsx-runtime'];

/** What makes browser code smallest: 2.5 % fewer compressed bytes than the built-in minifier, which is faster. */
export const terserOptions = {
  ecma: 2020,
  module: true,
  toplevel: true,
  compress: { passes: 3 },
} as const;

/** `BUILD_MINIFY=fast` is for tests, which look at what the code does and not at its bytes. */
const minify = process.env['BUILD_MINIFY'] === 'fast' ? 'oxc' : 'terser';

/** The component of a content block. */
const BLOCK = /Block-[^/]*\.js$/;

/** What every page has when it loads something later. */
const ON_EVERY_PAGE = /\/(framework|rolldown-runtime|shared)-[^/]*$/;

/**
 * What a part that comes late names beforehand. The list of what each block imports would cost a page more than it
 * saves it; styles must be there before the part is.
 */
const preloaded = (file: string, dependencies: string[]) =>
  dependencies.filter(
    (one) => !ON_EVERY_PAGE.test(one) && (one.endsWith('.css') || !BLOCK.test(file)),
  );

/** Vite configuration that both apps share; libraries are read from their sources. */
export function appConfig(options: { base: string }): UserConfig {
  return {
    base: options.base,
    plugins: [blockStyles(), reactRouter(), typography(), precompress(), packagesInServer()],
    ...fromSources,
    build: {
      target: 'es2023',
      cssTarget: CSS_TARGET,
      assetsInlineLimit: 0,
      modulePreload: { resolveDependencies: preloaded },
      // Read from here alone, whichever environment is built.
      terserOptions,
    },
    environments: {
      client: { build: { minify, rolldownOptions: { output: { codeSplitting } } } },
    },
    optimizeDeps: { include: [...IMPLIED, ...browserDependencies()] },
  };
}

/**
 * A server reads one file sooner than a hundred. Outside stay what it shares with them, and the two that no
 * server loads.
 */
function packagesInServer(): Plugin {
  const external = [...serverInstances, 'mapbox-gl', 'maplibre-gl'];
  return {
    name: 'packages-in-server',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true, external } }),
  };
}
