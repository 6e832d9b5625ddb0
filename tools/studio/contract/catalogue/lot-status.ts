/** Statuses of a lot, in the words of the Studio. */
export const LOT_STATUSES = {
  free: 'Свободен',
  held: 'Удержан',
  reserved: 'В сделке',
  sold: 'Продан',
  closed: 'Не в продаже',
} as const;

export type LotStatus = keyof typeof LOT_STATUSES;

/** What the staff may give to a lot by themselves: on sale, kept by the company, withdrawn. */
export const GIVEN_STATUSES = ['free', 'held', 'closed'] as const satisfies readonly LotStatus[];

export type GivenStatus = (typeof GIVEN_STATUSES)[number];

/**
 * Statuses that the staff may give to a lot instead of its own; none to what a buyer holds or has bought: its order moves that.
 * @param byBuyer whether an order holds it
 */
export function nextStatuses(status: LotStatus, byBuyer: boolean): GivenStatus[] {
  const isOurs = GIVEN_STATUSES.some((given) => given === status) && !byBuyer;
  return isOurs ? GIVEN_STATUSES.filter((given) => given !== status) : [];
}
