import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { noLocalClock, ownOffset } from './eslint.clock.ts';
import { openRedirect } from './eslint.redirects.ts';

const forbid = (...syntax) => ({ 'no-restricted-syntax': ['error', ...syntax] });

const escapeInJsx = {
  selector: 'JSXAttribute > Literal[raw=/\\\\u/], JSXText[raw=/\\\\u/]',
  message: 'JSX knows no escapes outside braces: write &nbsp; there.',
};

/** Published packages are read from `dist` by whoever knows no condition `@m30/source`, and Playwright does not. */
const typesAlone = {
  regex: '^@m30/(api|auth|blocks|calculators|forms|map|scene|ui-kit)(/|$)',
  allowTypeImports: true,
  message: 'Journeys run before the packages are built: take types from them alone.',
};

/** Where hooks of React are not looked for: a quarter of the time there. */
const WITHOUT_REACT = ['libs/api/**', 'tools/{backend,bench,server}/**'];

/** The clock itself, and tests, which know the time from elsewhere. */
const OWN_CLOCK = [
  'libs/ui-kit/src/format/**',
  '**/*.{test,spec}.{ts,tsx}',
  '**/{e2e,testing}/**',
  'playwright.config.ts',
];

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/storybook-static/',
      '.nx/',
      '.data/',
      '.tmp/',
      '**/.tsbuild/',
      'tools/backend/migrations/',
    ],
  },
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^(_|\\$)', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // What is left of the other spelling imports the module at run time.
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: WITHOUT_REACT,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Whatever is matched may come from a visitor (docs/decisions/0074-expressions-in-linear-time.md).
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  { files: ['**/*.ts'], rules: forbid(openRedirect) },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['**/*.tsx'], rules: forbid(escapeInJsx, openRedirect) },
  {
    files: ['**/*.ts'],
    ignores: OWN_CLOCK,
    rules: { ...forbid(openRedirect, ownOffset), ...noLocalClock },
  },
  {
    files: ['**/*.tsx'],
    ignores: OWN_CLOCK,
    rules: { ...forbid(escapeInJsx, openRedirect, ownOffset), ...noLocalClock },
  },
  { files: ['tools/**/*.ts', '*.config.ts', 'libs/*/scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{apps,tools}/*/e2e/**/*.ts', 'tools/e2e/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesAlone] }] },
  },
);
