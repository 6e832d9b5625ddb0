import type { Api } from '@m30/api/client';
import { unlessMissing } from '@m30/shell/server';
import type { WishView } from '../../components/wish/index.ts';
import { readWish } from '../catalogue/wish/data/wish.server.ts';
import { readSearch } from './search-query.ts';

/** What the page of a search shows; nothing is found where nothing is asked for. */
export async function loadSearch(api: Api, params: URLSearchParams) {
  const asked = readSearch(params);
  const { query, kind } = asked;
  if (query === '') return { ...asked, answer: null, wish: null };
  const [answer, wish] = await Promise.all([
    api.get('Content.Search', { query, ...(kind && { kind }) }),
    kind ? null : unlessMissing(readWish(api, query), null),
  ]);
  return { ...asked, answer, wish: wish && isWish(wish) ? wish : null };
}

/** Whether words ask for flats: two wishes, or one that all of them say. The name of a complex alone asks for its page. */
const isWish = ({ chips, lost, named }: WishView) =>
  chips.length > 1 || (chips.length === 1 && lost.length === 0 && !named);

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
