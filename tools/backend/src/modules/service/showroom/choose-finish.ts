import { eq } from 'drizzle-orm';
import type { FinishVariant } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { finishChoices } from '../../deal/finish/finish-choices.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { finishPrice } from '../../deal/finish/finish-offers.ts';
import { finishPremises } from './finish-premises.ts';

/**
 * Chooses a finish for a flat of the buyer; the price of the day holds a month. The same choice
 * again changes nothing.
 * @throws Refused 404 where the buyer has no such flat
 */
export async function chooseFinish(
  call: Call,
  { guid, variant }: { guid: string; variant: FinishVariant },
): Promise<ResultOf<'LK.ChooseFinish'>> {
  const { services } = call;
  const { id } = buyerOf(call).user;
  const flat = await find();
  if (flat.choice?.variant === variant) return { premises: flat };
  const { area } = flat;
  const chosen = { variant, area, price: finishPrice(variant, area), chosenAt: services.clock() };
  await services.db
    .insert(finishChoices)
    .values({ orderGuid: guid, ...chosen })
    .onConflictDoUpdate({ target: finishChoices.orderGuid, set: chosen });
  return { premises: await find() };

  async function find() {
    const [found] = await finishPremises(services, id, eq(orders.guid, guid));
    if (!found) throw refuse(404, 'Такой квартиры нет среди ваших');
    return found;
  }
}
