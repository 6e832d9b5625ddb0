import { unitTests } from '@m30/config/unit-tests';

/** Of the built site: `npm run docs` comes first. */
const LONG = ['src/built-site.test.ts'];

export default unitTests(import.meta.dirname, {}, LONG);
