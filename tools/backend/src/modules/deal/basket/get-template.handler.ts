import { getTemplate } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { brandOf } from '../../content/company/brand-of.ts';
import { companyWords } from '../../content/company/company-words.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { findBasket } from './basket-owner.ts';
import { readFavourites } from './favourites.ts';
import { readLists } from './lists.ts';

/** Returns the header, menus and footer of the site, with the counters of who asks. */
export const getTemplateHandler = implement(getTemplate, async (_input, call) => {
  const { db, content } = call.services;
  const basket = await findBasket(db, call);
  const { cart, compare } = await readLists(db, basket);
  const favourites = await readFavourites(db, basket);
  return {
    ...templatesOf(content.library).site,
    ...brandOf(content.library),
    words: companyWords(content.library),
    basket: { count: cart.length },
    compare: { count: compare.length },
    favourites: { count: favourites.length },
  };
});
