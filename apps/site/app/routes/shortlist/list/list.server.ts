import { data } from 'react-router';
import { ApiRefusal, type Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import { listHref, type Shortlist } from '../core/shortlist.ts';

/** Lots that the visitor likes or compares and the list does not have yet. */
export interface Candidate {
  id: string;
  /** «Террасы», корпус 2, № 205. */
  name: string;
}

/** What the page renders. */
export interface ListData {
  /** `null` where no list has this link any more. */
  list: Shortlist | null;
  candidates: readonly Candidate[];
  /** Hide what all lots share; so it is at first. */
  onlyDifferences: boolean;
  /** ISO instant of the reading. */
  now: string;
}

const LINK = /^[\w-]{22}$/;

/**
 * Loads the list of a link as this visitor may see it.
 * @throws Response a redirect for a member who comes by an earlier link
 */
export async function loadList(api: Api, link: string, url: URL) {
  const list = LINK.test(link) ? await orNull(api.get('Shortlist.Get', { link })) : null;
  if (list && list.link !== link) throw redirectWithin(listHref(list.link));
  const page: ListData = {
    list,
    candidates: list?.me && !list.isClosed ? await findCandidates(api, list) : [],
    // The form sends «0» ahead of the box, so that an empty box is told from none.
    onlyDifferences: url.searchParams.getAll('diff').at(-1) !== '0',
    now: new Date().toISOString(),
  };
  return data(page, { status: list ? 200 : 404 });
}

async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 404) return null;
    throw error;
  }
}

async function findCandidates(api: Api, { lots }: Shortlist): Promise<Candidate[]> {
  const [{ items }, { elements }] = await Promise.all([
    api.get('Favourite.Get', {}),
    api.get('Content.GetPageCompare', {}),
  ]);
  const listed = new Set(lots.map(({ lot }) => lot.id));
  const available = [...items.map(({ lot }) => lot), ...elements].flatMap((lot) =>
    lot.kind === 'resale' ? [] : [{ id: lot.id, name: lotNumber(lot) }],
  );
  const found = new Map(available.filter(({ id }) => !listed.has(id)).map((one) => [one.id, one]));
  return [...found.values()];
}
