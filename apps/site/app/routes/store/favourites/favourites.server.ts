import { data } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';

/** What the page renders. */
export type FavouritesData = ResultOf<'Favourite.Get'>;

export const loadFavourites = (api: Api): Promise<FavouritesData> => api.get('Favourite.Get', {});

/** Begins or ends the letters, as the button of the page says, and leads back. */
export async function postLetters(api: Api, request: Request) {
  const letters = (await request.formData()).get('letters');
  if (letters !== 'on' && letters !== 'off') throw data(null, { status: 400 });
  try {
    await api.post('Favourite.SetLetters', { subscribed: letters === 'on' });
    return redirectWithin('/izbrannoe', 303);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return data({ message: error.message }, { status: error.code });
  }
}
