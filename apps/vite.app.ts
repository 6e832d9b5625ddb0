import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { precompress } from './vite.precompress.ts';

/** Pages and lazy parts that must use a module before it joins the shared chunk. */
const SHARED_BY = 5;

/**
 * One chunk for the framework, one for what most pages share: fewer requests, and brotli does better
 * on one file than on forty small ones. What few pages share stays apart and loads where needed.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|jotai)\// },
    { name: 'shared', test: /\/libs\//, minShareCount: SHARED_BY },
  ],
};

/** Vite configuration that both apps share; libraries are read from their sources. */
export function appConfig(options: { base: string }): UserConfig {
  return {
    base: options.base,
    plugins: [reactRouter(), precompress()],
    resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
    ssr: {
      resolve: {
        conditions: ['@m30/source', ...defaultServerConditions],
        externalConditions: ['@m30/source', ...defaultServerConditions],
      },
    },
    build: { target: 'es2023', assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react-router', 'jotai'],
    },
  };
}
