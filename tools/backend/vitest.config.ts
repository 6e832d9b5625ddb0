import { unitTests } from '@m30/config/unit-tests';

/** `TEST_DATABASE=pglite` gives each backend a PGlite of its own instead of a copy on the server. */
const isEmbedded = process.env['TEST_DATABASE'] === 'pglite';

export default unitTests(import.meta.dirname, {
  ...(!isEmbedded && {
    globalSetup: ['./src/testing/database/serve-copies.ts'],
    setupFiles: ['./src/testing/database/use-copies.ts'],
  }),
});
