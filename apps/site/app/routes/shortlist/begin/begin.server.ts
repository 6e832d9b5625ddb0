import { data } from 'react-router';
import { ApiRefusal, type Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import { readSharedLots } from '../../../store/compare/index.ts';
import { listHref, MOST_LOTS } from '../core/shortlist.ts';

/** A lot that may go into the list. */
export interface Choice {
  id: string;
  name: string;
}

interface Ways {
  /** Calls as nobody, for lots that the address names. */
  api: Api;
  visitorApi: Api;
}

/** Lots that the address names, else what the visitor likes: those that the list begins with. */
export async function loadBegin({ api, visitorApi }: Ways, url: URL): Promise<{ lots: Choice[] }> {
  const ids = readSharedLots(url.searchParams);
  if (ids === null) {
    const { items } = await visitorApi.get('Favourite.Get', {});
    const lots = items.flatMap(({ lot }) =>
      lot.kind === 'resale' ? [] : [{ id: lot.id, name: lotNumber(lot) }],
    );
    return { lots: lots.slice(0, MOST_LOTS) };
  }
  if (ids.length === 0) return { lots: [] };
  const { elements } = await api.get('Content.GetPageCompare', { lots: ids });
  return { lots: elements.map((lot) => ({ id: lot.id, name: lotNumber(lot) })) };
}

/** Begins the list and leads to it, or says why not. */
export async function beginList(api: Api, form: FormData) {
  const name = String(form.get('name') ?? '');
  const lots = form.getAll('lot').map(String).slice(0, MOST_LOTS);
  try {
    const { link } = await api.post('Shortlist.Create', { name, lots });
    return redirectWithin(listHref(link), 303);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code >= 500) throw error;
    const wrong = error.issues.find(({ path }) => path === 'name')?.message;
    return data({ problem: wrong ? null : error.message, wrong }, { status: error.code });
  }
}
