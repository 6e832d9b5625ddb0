import { unitTests } from '@m30/config/unit-tests';

/** Hundreds of entries that are typed key by key. */
const LONG = ['src/components/masked-field/MaskedField.test.tsx'];

export default unitTests(import.meta.dirname, {}, LONG);
