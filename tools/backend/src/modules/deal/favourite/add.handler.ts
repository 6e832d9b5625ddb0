import { addToFavourites } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { addFavourite } from './change-favourites.ts';

/** Puts a lot into the visitor's favourites. */
export const addToFavouritesHandler = implement(addToFavourites, ({ lot }, call) =>
  addFavourite(call, lot),
);
