import { getTemplate } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { listsOf } from './lists.ts';

/** Gives the header, menus and footer of the site, with the counters of who asks. */
export const getTemplateHandler = implement(getTemplate, async (_input, call) => {
  const { cart, compare } = await listsOf(call);
  return {
    ...templatesOf(call.services.content.library).site,
    basket: { count: cart.length },
    compare: { count: compare.length },
  };
});
