import { defineConfig } from 'vitest/config';

/** All projects at once: `npx vitest run <file>` from the root finds the one that a file belongs to. */
export default defineConfig({
  test: { projects: ['{apps,libs,tools}/*/vitest.config.ts'], maxWorkers: 2 },
});
