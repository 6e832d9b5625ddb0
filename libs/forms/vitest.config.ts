import { unitTests } from '@m30/config/unit-tests';

/** Nothing here replaces a module or leaves anything in the process: files of a worker share what they import. */
export default unitTests(import.meta.dirname, { isolate: false });
