import { ApiRefusal, type Api } from '@m30/api/client';
import { FAVOURITES_PATH } from './favourites-path.ts';

/** As `FAVOURITE_KEY` of the contract, whose schemas stay out of the pages. */
const FAVOURITE_KEY = 'izbrannoe-';

/** What the link of a letter ends: letters of a saved search or about favourites, or notices of one kind. */
export interface Letters {
  /** «Двухкомнатные со скидкой», «Платежи». */
  name: string;
  /** Where the search leads, or the favourites are; `null` for notices. */
  url: string | null;
}

/** Links of notices carry a signature behind a point; those of searches are plain words. */
const isNotice = (token: string) => token.includes('.');

/** Those of favourites begin so. */
const isFavourite = (token: string) => token.startsWith(FAVOURITE_KEY);

/** What a link ends; `null` where nothing comes by it any more. */
export async function findLetters(api: Api, token: string): Promise<Letters | null> {
  try {
    if (isFavourite(token)) {
      const { subscribed } = await api.get('Favourite.GetLetters', { key: token });
      return subscribed ? { name: 'Избранное', url: FAVOURITES_PATH } : null;
    }
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
  if (isFavourite(token)) return void (await api.post('Favourite.StopLetters', { key: token }));
  await api.post(isNotice(token) ? 'LK.StopLetters' : 'Search.Unsubscribe', { key: token });
}
