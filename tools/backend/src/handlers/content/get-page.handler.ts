import { getPage } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';

/** Gives a page made of content blocks; a trailing slash makes no difference. */
export const getPageHandler = implement(getPage, ({ path }, { services }) => {
  const page = services.content.library.pages.get(path.replace(/\/+$/, ''));
  if (!page) throw refuse(404, 'Такой страницы нет');
  return page;
});
