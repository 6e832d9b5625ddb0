import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { changePrices, stillFree } from '../price/change-prices.ts';
import type { WishedPrice } from '../price/lock-lots.ts';
import type { Approval, Effect } from './kinds.ts';

/** What an approval of prices asks for: of one lot its price, of many a list. */
interface PricesWish extends Record<string, unknown> {
  lots: WishedPrice[];
  showOld: boolean;
  lastDay: string | null;
}

/**
 * Changes prices that a second person has confirmed; of many lots those that have found a buyer meanwhile stay.
 * @throws Refused 409 where a price is another one by now, or no lot is left
 */
export async function applyPrices(
  tx: Database,
  services: Services,
  { guid, title, reason, askedBy, ...approval }: Approval,
  by: number,
): Promise<Effect> {
  const { lots, showOld, lastDay = null } = wishOf(approval);
  const wishes = lots.length > 1 ? await stillFree(tx, lots) : lots;
  if (wishes.length === 0) throw refuse(409, 'Все эти лоты уже нашли покупателей');
  return changePrices(tx, services, {
    ...{ guid, title, reason, wishes, showOld, lastDay, madeBy: askedBy, confirmedBy: by },
  });
}

function wishOf({ subject, wish }: Pick<Approval, 'subject' | 'wish'>): PricesWish {
  if (Array.isArray(wish.lots)) return wish as PricesWish;
  const only = { lot: subject, price: Number(wish.price), former: Number(wish.former) };
  const lastDay = typeof wish.lastDay === 'string' ? wish.lastDay : null;
  return { lots: [only], showOld: wish.showOld === true, lastDay };
}
