import type { APIRequestContext } from '@playwright/test';

interface Flat {
  /** Readable: `k2-57`. */
  id: string;
  url: string;
  number: string;
}

/** Flats that nobody holds, at least as many as are asked for; each call gives others. */
export async function freeFlats<Count extends number>(
  request: APIRequestContext,
  count: Count,
): Promise<[Flat, ...Flat[]]> {
  const page = 1 + Math.floor(Math.random() * 20);
  const answer = await request.get(`/api/Objects.GetLots?free=1&page=${page}`);
  const { lots } = ((await answer.json()) as { result: { lots: Flat[] } }).result;
  const from = Math.floor(Math.random() * Math.max(1, lots.length - count));
  const [first, ...others] = lots.slice(from, from + count);
  if (!first || others.length + 1 < count) throw new Error('There are not enough free flats');
  return [first, ...others];
}
