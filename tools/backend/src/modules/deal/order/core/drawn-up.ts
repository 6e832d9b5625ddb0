import type { OrderEvent } from './events.ts';

/** The stage in which a contract is signed. */
const SIGNING = 7;

/** The event that drew the contract of an order up: who turns 14 after it makes it be drawn up once more. */
export const drawnUp = (events: readonly OrderEvent[]): OrderEvent | undefined =>
  events.findLast(({ from, to }) => to === SIGNING && from !== SIGNING);
