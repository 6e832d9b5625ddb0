import * as all from './blocks.ts';

/** Every content block, with schema and examples: for the server, tests and stories. */
export const registry = Object.values(all);
