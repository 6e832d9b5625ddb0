import { ApiRefusal, type ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';

type SimilarLot = Pick<
  ResultOf<'Objects.GetLots'>['lots'][number],
  'id' | 'url' | 'rooms' | 'euro' | 'area' | 'price'
>;

/** Why a lot was not held. */
export interface HoldRefusal {
  /** In Russian, without the full stop. */
  message: string;
  /** What may be held in its place. */
  similar: readonly SimilarLot[];
}

const TROUBLE = 'Не\u00a0удалось связаться с\u00a0сервером. Попробуйте ещё раз';

/**
 * Holds a lot for a day and leads to its order. A guest is asked to log in first, then it goes on by
 * itself.
 * @returns why it was not held; `null` where the visitor has closed the login
 */
export async function holdLot(lot: string): Promise<HoldRefusal | null> {
  try {
    const options = { idempotencyKey: crypto.randomUUID() };
    const { order } = await browserApi.post('Order.Reserve', { lot }, options);
    // The button works on until the page of the order is there.
    window.location.assign(`/order/${order}`);
    return await new Promise(() => {});
  } catch (error) {
    if (!(error instanceof ApiRefusal)) return { message: TROUBLE, similar: [] };
    // Whoever closes the login window has read why it came.
    if (error.code === 401) return null;
    const { similar } = error.details;
    return { message: error.message, similar: Array.isArray(similar) ? similar : [] };
  }
}
