import type { APIRequestContext } from '@playwright/test';

/** Pages of the site that anybody may open. */
export const publicRoutes = [
  '/',
  '/katalog',
  '/katalog?rooms=2&priceTo=15000000',
  '/katalog?priceTo=1',
  '/obekty',
  '/obekty/kanal',
  '/novosti',
  '/akcii',
  '/kontakty',
  '/kak-kupit',
  '/ddu',
  '/kompaniya',
  '/politika-konfidentsialnosti',
  '/net-takoj-stranicy',
];

/** Pages of the account. */
export const accountRoutes = ['/lk', '/lk/orders', '/lk/net-takoj-stranicy'];

/** Address of some flat that is for sale. */
export async function someFlat(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/Objects.GetLots');
  const { result } = (await response.json()) as { result: { lots: { url: string }[] } };
  const [lot] = result.lots;
  if (!lot) throw new Error('The demo content has no flats');
  return lot.url;
}

/** Address of some news item. */
export async function someNews(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/Content.GetNews');
  const { result } = (await response.json()) as { result: { news: { alias: string }[] } };
  const [news] = result.news;
  if (!news) throw new Error('The demo content has no news');
  return `/novosti/${news.alias}`;
}
