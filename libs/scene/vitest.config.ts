import { unitTests } from '@m30/config/unit-tests';

export default unitTests(import.meta.dirname);
