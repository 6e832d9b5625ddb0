import { deleteFromFavourites } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteFavourites } from './change-favourites.ts';

/** Takes a lot out of the visitor's favourites. */
export const deleteFromFavouritesHandler = implement(deleteFromFavourites, ({ lot }, call) =>
  deleteFavourites(call, lot),
);
