import { unitTests } from '@m30/config/unit-tests';

/** Workspaces that are made to break each rule, and hooks that run as a newcomer's. */
const LONG = ['src/arrows/check.test.ts', 'src/repository/hooks.test.ts'];

export default unitTests(
  import.meta.dirname,
  {
    setupFiles: ['src/at-workspace.ts'],
    // It imports its JSON schema without an attribute: a bundler reads that, Node does not.
    server: { deps: { inline: [/\/@actions\//] } },
  },
  LONG,
);
