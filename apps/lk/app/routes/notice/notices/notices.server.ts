import type { Api } from '@m30/api/client';

/** A page of the buyer's notices; a number that is none is the first page. */
export async function loadNotices(api: Api, url: URL) {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  return api.get('LK.GetNotices', { page });
}
