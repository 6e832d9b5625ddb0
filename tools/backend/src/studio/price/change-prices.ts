import { formatCount, formatDate, formatMoney } from '@m30/ui-kit/format';
import { oldPriceAfter } from '@m30/studio/contract/catalogue/price-rule';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import type { Snapshot } from '../../modules/catalogue/snapshot/snapshot.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { checkTerm, endOf } from './term.ts';
import { lockLots, lockPriced, type WishedPrice } from './lock-lots.ts';
import { writePrices } from './write-prices.ts';

interface ChangeWish {
  guid: string;
  title: string;
  reason: string;
  wishes: readonly WishedPrice[];
  /** The former price stays on the card, crossed out. */
  showOld: boolean;
  madeBy: number;
  confirmedBy: number | null;
  /** Last day of a discount; `null` of what stays. */
  lastDay: string | null;
}

/**
 * Changes prices together, within a transaction.
 * @throws Refused 404 or 409: of one lot that has changed meanwhile none of them changes
 */
export async function changePrices(
  tx: Database,
  services: Services,
  { wishes, showOld, lastDay, ...change }: ChangeWish,
) {
  if (lastDay !== null) checkTerm(lastDay, wishes, services.clock());
  const isShown = showOld || lastDay !== null;
  const lots = (await lockPriced(tx, wishes)).map(({ row, wish: { price } }) => ({
    lot: row.guid,
    before: { price: row.price, oldPrice: row.oldPrice },
    after: { price, oldPrice: oldPriceAfter(row, price, isShown) },
  }));
  const endsAt = lastDay === null ? null : endOf(lastDay);
  return writePrices(tx, services, { ...change, lots, endsAt });
}

/** Wishes for lots that are still free: while they waited, some may have found a buyer, whose price is fixed. */
export async function stillFree(
  tx: Database,
  wishes: readonly WishedPrice[],
): Promise<WishedPrice[]> {
  const rows = await lockLots(
    tx,
    wishes.map(({ lot }) => lot),
  );
  const free = new Set(rows.filter(({ status }) => status === 'free').map(({ guid }) => guid));
  return wishes.filter(({ lot }) => free.has(lot));
}

/** «Канал 9, № 49: 21 942 000 ₽ → 20 100 000 ₽», or «Канал 9, корпус 3: 16 лотов, −5 945 000 ₽». */
export function titleOfChange(
  snapshot: Snapshot,
  wishes: readonly WishedPrice[],
  lastDay: string | null,
): string {
  const term = lastDay === null ? '' : `, по ${formatDate(lastDay, 'date')}`;
  const [only] = wishes;
  if (only && wishes.length === 1) {
    return `${lotTitle(snapshot, only.lot)}: ${formatMoney(only.former)} → ${formatMoney(only.price)}${term}`;
  }
  const places = new Set(
    wishes.flatMap(({ lot }) => {
      const placed = snapshot.placed.get(lot);
      return placed ? [`${placed.complex.name}, ${placed.building.name.toLowerCase()}`] : [];
    }),
  );
  const difference = wishes.reduce((sum, { price, former }) => sum + price - former, 0);
  const [place] = places;
  const where =
    places.size === 1 ? place : formatCount(places.size, ['корпус', 'корпуса', 'корпусов']);
  const sign = difference < 0 ? '−' : '+';
  return `${where}: ${formatCount(wishes.length, ['лот', 'лота', 'лотов'])}, ${sign}${formatMoney(Math.abs(difference))}${term}`;
}
