import { data } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';

/** A card as a partner sees it, or why it cannot be shown; both empty where nobody asked. */
export interface CardAnswer {
  card: ResultOf<'LK.CheckCard'> | null;
  problem: string | null;
}

/** The answer is for whoever asked, and of this moment. */
const UNCACHED = { 'cache-control': 'private, no-store' };

/**
 * Asks about a card and adds the answer to what the page has.
 * @param id what the QR code carries, or the number; `null` where there is no question
 */
export async function askCard<Page extends object>(api: Api, id: string | null, page: Page) {
  if (id === null) return data<Page & CardAnswer>({ ...page, card: null, problem: null });
  try {
    const card = await api.get('LK.CheckCard', { id });
    return data<Page & CardAnswer>({ ...page, card, problem: null }, { headers: UNCACHED });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code >= 500) throw error;
    const { code: status, message: problem } = error;
    return data<Page & CardAnswer>({ ...page, card: null, problem }, { status, headers: UNCACHED });
  }
}
