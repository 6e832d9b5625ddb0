import type { HostRow, ViewingRow } from './viewings.table.ts';

/** What is known of a taken seat. */
export type ReservedSeat = Pick<ViewingRow, 'host' | 'startsAt' | 'spot' | 'seat'>;

/**
 * Seats of a host that are free at one time in one spot: whoever is somewhere else then is not here.
 * @param reserved seats of anybody at that time
 */
export function freeSeats(
  { alias, seats }: Pick<HostRow, 'alias' | 'seats'>,
  reserved: readonly ReservedSeat[],
  spot: string,
): number[] {
  const own = reserved.filter(({ host }) => host === alias);
  if (own.some((one) => one.spot !== spot)) return [];
  const used = new Set(own.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !used.has(seat));
}
