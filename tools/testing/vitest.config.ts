import { unitTests } from '@m30/config/unit-tests';

export default unitTests(import.meta.dirname, {
  setupFiles: ['src/at-workspace.ts'],
  // It imports its JSON schema without an attribute: a bundler reads that, Node does not.
  server: { deps: { inline: [/\/@actions\//] } },
});
