import type { Api, InputOf, ResultOf } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';

/** A flat whose price is explained, and the sum. */
export interface WhyData {
  lot: ResultOf<'Objects.GetLot'>;
  explanation: ResultOf<'Objects.GetPriceParts'>;
}

/**
 * The page of one flat's price.
 * @throws Response 404 where no lot has this address
 */
export async function loadWhyPage(
  api: Api,
  address: InputOf<'Objects.GetPriceParts'>,
): Promise<WhyData> {
  const asked = Promise.all([
    api.get('Objects.GetLot', address),
    api.get('Objects.GetPriceParts', address),
  ]);
  const [lot, explanation] = await orNotFound(asked);
  return { lot, explanation };
}
