import { defaultClientConditions, defineConfig } from 'vite';
import { CSS_TARGET } from '@m30/config/css-target';
import { orderOfLayers } from '@m30/config/order-of-layers';
import { precompress } from '@m30/config/precompress';
import { typography } from '@m30/config/typography';

/** The Studio is a plain build for browsers: nobody who is not signed in has anything to read in it. */
export default defineConfig({
  base: '/studio/',
  // Which sheet comes first depends on what else its modules are shared by.
  plugins: [typography(), orderOfLayers(/\.css$/), precompress()],
  resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
  // The server puts a nonce of each answer in its place.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: 'build',
    target: 'es2023',
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // Packages say it for servers that render; here is none.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
});
