import * as v from 'valibot';
import {
  PriceChangeSchema,
  type createOrder,
  type MethodResult,
  type ParsedInput,
  type PriceChange,
} from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse, Refused } from '../../../kernel/method/refuse.ts';
import { listsOf } from '../basket/lists.ts';
import { reserve } from '../hold/reserve.ts';
import { reserveTogether } from '../hold/reserve-together.ts';

type Created = MethodResult<typeof createOrder>;

/**
 * Opens an order for each lot and holds it for a day. Each lot is decided alone: one that somebody
 * else holds, or whose price has changed, does not take the others away.
 * @throws Refused 409 where none could be held, with the reason of the first one
 */
export async function createOrders(
  call: Call,
  input: ParsedInput<typeof createOrder>,
): Promise<Created> {
  const lots = 'lots' in input ? [...new Set(input.lots)] : (await listsOf(call)).cart;
  if (lots.length === 0) throw refuse(409, 'Корзина пуста. Выберите квартиру в каталоге');
  if (input.together) return createOne(call, lots, input.prices);
  const result: Created = { orders: [], refused: [] };
  let first: Refused | undefined;
  for (const lot of lots) {
    const idempotencyKey = call.idempotencyKey && `${call.idempotencyKey}:${lot}`;
    try {
      const wanted = { lot, price: input.prices?.[lot] };
      const held = await reserve({ ...call, idempotencyKey }, wanted);
      result.orders.push({ lot, ...held });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      first ??= error;
      result.refused.push({ lot, message: error.message, ...priceOf(error) });
    }
  }
  if (result.orders.length === 0 && first) throw first;
  return result;
}

/** One order of all lots, told by its flat. */
async function createOne(
  call: Call,
  lots: readonly string[],
  prices: ParsedInput<typeof createOrder>['prices'],
): Promise<Created> {
  const { flat, ...order } = await reserveTogether(call, { lots, prices });
  return { orders: [{ lot: flat, ...order }], refused: [] };
}

/** The price that holds now, where a lot was refused for that. */
function priceOf({ details }: Refused): { price?: PriceChange } {
  const price = details?.['price'];
  return v.is(PriceChangeSchema, price) ? { price } : {};
}
