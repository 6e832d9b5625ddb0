import { eq } from 'drizzle-orm';
import { formatMoney } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { orders } from './orders.table.ts';
import { placedLotsOf, type BundleLot } from './order-lots.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';
import { capitalised } from '../../../kernel/words/first-letter.ts';

type Described = Pick<PartnerMatter, 'title' | 'facts' | 'phone'> & {
  /** What the sums of the deal follow from. */
  priced: Pick<typeof orders.$inferSelect, 'price' | 'payment'>;
};

/**
 * Tells a partner about an order: whose it is and what is bought.
 * @param title what the partner is asked for, Russian
 * @throws Refused 404 where there is no such order
 */
export async function matterOfOrder(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  guid: string,
  title: string,
): Promise<Described> {
  const [found] = await db
    .select({ order: orders, buyer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.guid, guid));
  if (!found) throw refuse(404, 'Такого заказа нет');
  const { order, buyer } = found;
  const lots = order.bundle ?? [];
  const bought = placedLotsOf(catalogue.snapshot, order);
  return {
    title,
    facts: [
      ['Заказ', order.number],
      ...bought.map((lot, index) => ['Объект', objectWords(lot, lots[index])] as const),
      ['Покупатель', [buyer.lastName, buyer.name, buyer.secondName].filter(Boolean).join(' ')],
    ],
    phone: buyer.phone,
    priced: order,
  };
}

/** Each lot of a set has a contract of its own, and its own price. */
const objectWords = (lot: Parameters<typeof lotName>[0], priced: BundleLot | undefined) =>
  capitalised(priced ? `${lotName(lot)}, ${formatMoney(priced.price)}` : lotName(lot));
