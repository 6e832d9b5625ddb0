import { reactRouter } from '@react-router/dev/vite';
import { CSS_TARGET } from '@m30/config/css-target';
import { fromSources } from '@m30/config/from-sources';
import { typography } from '@m30/config/typography';
import { defineConfig } from 'vite';

/** Libraries are read from their sources, as the apps do. */
export default defineConfig({
  base: process.env['DOCS_BASE'] ?? '/',
  plugins: [reactRouter(), typography()],
  ...fromSources,
  build: { target: 'es2023', cssTarget: CSS_TARGET, assetsInlineLimit: 0 },
});
