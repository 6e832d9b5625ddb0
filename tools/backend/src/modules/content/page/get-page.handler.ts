import { getPage } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findPage } from './find-page.ts';

/** Returns a published page made of content blocks; a trailing slash makes no difference. */
export const getPageHandler = implement(getPage, ({ path }, { services }) => {
  const page = findPage(services.content.library, path, services.clock());
  if (!page) throw refuse(404, 'Такой страницы нет');
  return page;
});
