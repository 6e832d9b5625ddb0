import { ApiRefusal, type Api } from '@m30/api/client';

/** What the link of a letter ends: letters of a saved search, or notices of one kind. */
export interface Letters {
  /** «Двухкомнатные со скидкой», «Платежи». */
  name: string;
  /** Where the search leads; `null` for notices. */
  url: string | null;
}

/** Links of notices carry a signature behind a point; those of searches are plain words. */
const isNotice = (token: string) => token.includes('.');

/** What a link ends; `null` where nothing comes by it any more. */
export async function findLetters(api: Api, token: string): Promise<Letters | null> {
  try {
    if (!isNotice(token)) return await api.get('Search.GetSubscription', { key: token });
    const { title, mail } = await api.get('LK.GetLetters', { key: token });
    return mail ? { name: title, url: null } : null;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return null;
    throw error;
  }
}

/** Ends the letters of a link. */
export async function endLetters(api: Api, token: string): Promise<void> {
  await api.post(isNotice(token) ? 'LK.StopLetters' : 'Search.Unsubscribe', { key: token });
}
