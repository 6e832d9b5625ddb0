import { getFavourites } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readFavouritesPage } from './read-page.ts';

/** Returns the visitor's favourites as they are at this moment. */
export const getFavouritesHandler = implement(
  getFavourites,
  (_, call) => readFavouritesPage(call),
  { cache: 'none' },
);
