import type { MiddlewareFunction } from 'react-router';
import { redirectWithin, servicesContext } from '@m30/shell/server';
import { contentPath } from '../../../store/content/content-path.ts';

/** Milliseconds that a lost visitor waits at most for the table of old addresses. */
const TIMEOUT_MS = 2000;

/** Sends whoever came to an old address on to the page's new one; other addresses keep their 404. */
export const moved: MiddlewareFunction<Response> = async ({ context, url, request }, next) => {
  const response = await next();
  if (response.status !== 404 || !/^(GET|HEAD)$/.test(request.method)) return response;
  const { api } = context.get(servicesContext);
  const path = contentPath(url.pathname);
  const to = await api
    .get('Content.GetRedirect', { path }, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((found) => found.to)
    // Without the table, an old address is an unknown one.
    .catch(() => null);
  return to === null ? response : redirectWithin(withQuery(to, url.search), 301);
};

/** Marks of the visit go along; the new address's own query wins over them. */
function withQuery(to: string, search: string): string {
  if (search === '') return to;
  const target = new URL(to, 'http://site.invalid');
  for (const [key, value] of new URLSearchParams(search)) {
    if (!target.searchParams.has(key)) target.searchParams.append(key, value);
  }
  return target.pathname + target.search;
}
