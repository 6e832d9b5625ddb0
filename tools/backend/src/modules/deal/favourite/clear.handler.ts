import { clearFavourites } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteFavourites } from './change-favourites.ts';

/** Empties the visitor's favourites. */
export const clearFavouritesHandler = implement(clearFavourites, (_, call) =>
  deleteFavourites(call),
);
