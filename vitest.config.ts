import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Without `module`: Node itself does not know it, and packages give bundlers there what Node cannot read. */
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module');

export default defineConfig({
  resolve: { conditions: ['@m30/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@m30/source', ...serverConditions] } },
  test: {
    include: ['{libs,apps,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // It imports its JSON schema without an attribute: a bundler reads that, Node does not.
    server: { deps: { inline: [/\/@actions\//] } },
  },
});
