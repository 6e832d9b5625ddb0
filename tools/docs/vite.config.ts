import { reactRouter } from '@react-router/dev/vite';
import { className } from '@m30/config/class-name';
import { CSS_TARGET } from '@m30/config/css-target';
import { typography } from '@m30/config/typography';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Libraries are read from their sources, as the apps do. */
export default defineConfig({
  base: process.env['DOCS_BASE'] ?? '/',
  plugins: [reactRouter(), typography()],
  css: { modules: { generateScopedName: className } },
  resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['@m30/source', ...defaultServerConditions],
      externalConditions: ['@m30/source', ...defaultServerConditions],
    },
  },
  build: { target: 'es2023', cssTarget: CSS_TARGET, assetsInlineLimit: 0 },
});
