import { unitTests } from '@m30/config/unit-tests';

/** The built site, after `npm run docs`; and the code of the guides, which the quick suite only compiles. */
const LONG = ['src/steps/built-site.test.ts', 'guides/**/*.test.{ts,tsx}'];

export default unitTests(import.meta.dirname, {}, LONG);
