import { createHash } from 'node:crypto';
import { canonical } from '../method/canonical.ts';

/** Characters that tell two states of one thing apart. */
const LENGTH = 22;

/** What goes with a change, so that the second of two concurrent changes is refused: the same for what says the same. */
export const revisionOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, LENGTH);
