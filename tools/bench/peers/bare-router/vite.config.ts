import { reactRouter } from '@react-router/dev/vite';
import type { UserConfig } from 'vite';

/** As the framework comes, but for the minifier, which is the product's own. */
export default {
  plugins: [reactRouter()],
  environments: { client: { build: { target: 'es2023', minify: 'terser' } } },
} satisfies UserConfig;
