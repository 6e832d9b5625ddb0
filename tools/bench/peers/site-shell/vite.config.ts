import type { UserConfig } from 'vite';
import { appConfig } from '../../../../apps/vite.app.ts';

const { environments: _, build, ...config } = appConfig({ base: '/' });

/**
 * As the site is built, but for the chunks, which gather what pages share: here each file stands for
 * itself, and the manifest says which of them a page loads at once.
 */
export default {
  ...config,
  build: { ...build, manifest: true },
  environments: { client: { build: { minify: 'terser' } } },
} satisfies UserConfig;
