import { unitTests } from '@m30/config/unit-tests';

/** Tests of the templates run in the projects that are made of them: `tools/testing/src/packages/templates.ts`. */
export default unitTests(import.meta.dirname, { dir: 'src' });
