/** What filters of several lists share: bounds, sets and forms of their values. */

/** Number of rooms as buyers say it, in the order of the page; `4` is four and more. */
export const ROOMS = ['studio', '1', '2', '3', '4'] as const;

/** Whole roubles, as people read and share addresses. */
export const ROUBLES = { min: 0, max: 10_000_000_000, decimals: 0, unit: '₽' };

/** Area of a lot, or of a room of it. */
export const SQUARE_METRES = { min: 0, max: 10_000, decimals: 2, unit: 'м²' };

/** Minutes of a way, at most. */
export const MINUTES = { min: 1, max: 240, decimals: 0 };

/** `ready`, or the last quarter a buyer would wait for: `2028-4`. */
export const HANDOVER_LIMIT = /^(ready|20\d\d-[1-4])$/;

/** Floors that a buyer leaves out: the ground floor, the highest of the section. */
export const FLOORS_LEFT_OUT = ['first', 'last'] as const;
