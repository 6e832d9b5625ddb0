import { getTemplate } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { findBasket } from './basket-owner.ts';
import { readFavourites } from './favourites.ts';
import { readLists } from './lists.ts';

/** Gives the header, menus and footer of the site, with the counters of who asks. */
export const getTemplateHandler = implement(getTemplate, async (_input, call) => {
  const { db, content } = call.services;
  const basket = await findBasket(db, call);
  const { cart, compare } = await readLists(db, basket);
  const favourites = await readFavourites(db, basket);
  return {
    ...templatesOf(content.library).site,
    basket: { count: cart.length },
    compare: { count: compare.length },
    favourites: { count: favourites.length },
  };
});
