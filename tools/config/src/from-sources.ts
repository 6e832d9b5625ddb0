import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { className } from './class-name.ts';

const serverConditions = ['@m30/source', ...defaultServerConditions];

/** Reads the libraries from their sources, in the browser and on the server, and names classes as pages have them. */
export const fromSources = {
  css: { modules: { generateScopedName: className } },
  resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
} satisfies UserConfig;
