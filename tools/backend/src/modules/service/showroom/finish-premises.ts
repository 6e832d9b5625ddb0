import { and, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { daysAfter } from '../../../kernel/time/day.ts';
import type { Services } from '../../../kernel/services.ts';
import { finishChoices } from '../../deal/finish/finish-choices.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { roomsArea } from '../../estate/rooms-area.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';

type FinishPremises = ResultOf<'LK.GetShowroom'>['premises'][number];

/** Stage from which an order is so earnest that a finish may be chosen: its hold is paid. */
const PAID_STAGE = 5;

/** Days that a price holds. */
const PRICE_DAYS = 30;

const MOST = 50;

/** Flats of a buyer for which a finish may be chosen, newest first. */
export async function finishPremises(
  services: Services,
  userId: number,
  only?: SQL,
): Promise<FinishPremises[]> {
  const { db, catalogue } = services;
  const rows = await db
    .select({ order: orders, choice: finishChoices })
    .from(orders)
    .leftJoin(finishChoices, eq(finishChoices.orderGuid, orders.guid))
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.stageNumber, PAID_STAGE),
        isNull(orders.sideState),
        only,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.guid))
    .limit(MOST);
  return rows.flatMap(({ order, choice }) => {
    const apartment = anyLotCard(catalogue.snapshot, order.lotGuid);
    const area = finishArea(services, order.lotGuid);
    if (!apartment || area === null) return [];
    return {
      guid: order.guid,
      number: order.number,
      apartment,
      area,
      choice: choice && {
        variant: choice.variant,
        price: choice.price,
        chosen_at: choice.chosenAt.toISOString(),
        price_until: daysAfter(choice.chosenAt, PRICE_DAYS).toISOString(),
      },
    };
  });
}

/** m² that a finish is counted by; `null` for what is no flat. */
function finishArea({ catalogue }: Pick<Services, 'catalogue'>, lot: string): number | null {
  const flat = catalogue.snapshot.byGuid.get(lot);
  return flat ? roomsArea(flat.plan.roomList) : null;
}
