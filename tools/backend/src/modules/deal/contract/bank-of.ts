import type { OrderEvent } from '../order/core/events.ts';

/** The bank that the buyer has chosen among those that lend for an order; `undefined` where there is none. */
export const bankOf = (events: readonly OrderEvent[]): string | undefined =>
  events.findLast((event) => event.type === 'mortgage.chosen')?.data.bank;
