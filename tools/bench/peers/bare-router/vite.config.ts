import { reactRouter } from '@react-router/dev/vite';
import type { UserConfig } from 'vite';
import { terserOptions } from '@m30/config/app';

/** As the framework comes, but for the minifier, which is the product's own. */
export default {
  plugins: [reactRouter()],
  build: { target: 'es2023', manifest: true, terserOptions },
  environments: { client: { build: { minify: 'terser' } } },
} satisfies UserConfig;
