import { ApiRefusal, type Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';

/**
 * Keeps the question of a letter's link in the account, then leads to the page without the secret; a link that is old or another
 * buyer's changes nothing.
 */
export async function keepByLink(api: Api, key: string): Promise<Response> {
  try {
    await api.post('LK.KeepLotQuestion', { key });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
  }
  // The account's router puts `/lk` before it.
  return redirectWithin('/support/questions');
}
