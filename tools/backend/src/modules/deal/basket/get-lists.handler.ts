import { getLists } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findBasket } from './basket-owner.ts';
import { readFavourites } from './favourites.ts';
import { readLists } from './lists.ts';
import { ownLots } from './own-lots.ts';

/** Names the lots that the visitor keeps. */
export const getListsHandler = implement(
  getLists,
  async (_, call) => {
    const { db } = call.services;
    const basket = await findBasket(db, call);
    return {
      ...(await readLists(db, basket)),
      favourites: await readFavourites(db, basket),
      own: await ownLots(call),
    };
  },
  { cache: 'none' },
);
