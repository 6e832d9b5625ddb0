import type { APIRequestContext } from '@playwright/test';

interface Flat {
  /** Readable: `k2-57`. */
  id: string;
  url: string;
  number: string;
}

/**
 * Flats that nobody holds, at least as many as are asked for; each call gives others.
 * @param filter further filters of the catalogue: `discount=1`
 */
export async function freeFlats<Count extends number>(
  request: APIRequestContext,
  count: Count,
  filter = '',
): Promise<[Flat, ...Flat[]]> {
  const list = ['/api/Objects.GetLots?free=1', ...(filter ? [filter] : [])].join('&');
  const { total, pageSize } = await ask(request, list);
  const pages = Math.floor(total / pageSize);
  const { lots } = await ask(request, `${list}&page=${1 + Math.floor(Math.random() * pages)}`);
  const from = Math.floor(Math.random() * Math.max(1, lots.length - count));
  const [first, ...others] = lots.slice(from, from + count);
  if (!first || others.length + 1 < count) throw new Error('There are not enough free flats');
  return [first, ...others];
}

interface Answer {
  total: number;
  pageSize: number;
  lots: Flat[];
}

async function ask(request: APIRequestContext, url: string): Promise<Answer> {
  const answer = await request.get(url);
  return ((await answer.json()) as { result: Answer }).result;
}
