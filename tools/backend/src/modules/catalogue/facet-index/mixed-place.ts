import { hash } from 'node:crypto';

/**
 * Place of a lot in the default order, 0 to 2³² − 1: the first four bytes of the SHA-256 of its id. Neighbours in it have
 * nothing to do with each other, so that a page shows several complexes and kinds; and as the place depends on no other lot, no
 * sale and no process moves it (decision 150).
 */
export const mixedPlace = (id: string): number =>
  Number.parseInt(hash('sha256', id).slice(0, 8), 16);
