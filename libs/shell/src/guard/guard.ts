import {
  createContext,
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { servicesContext } from '../server/services.ts';
import { previousPage } from './is-guarded.ts';
import { guestCookies } from './login-cookies.ts';

/** Who is logged in. */
export type User = NonNullable<ResultOf<'User.GetInfo'>['user']>;

/** The visitor of this request: `null` for a guest. */
export const userContext = createContext<User | null>(null);

/** Middleware of a layout that shows who is logged in: fills `userContext`. */
export const identify: MiddlewareFunction<Response> = async ({ context }) => {
  const { visitorApi } = context.get(servicesContext);
  const { user } = await visitorApi.post('User.GetInfo', {});
  context.set(userContext, user);
};

/** Middleware of guarded pages, after `identify`: sends a guest back to log in (spec §4). */
export const guard: MiddlewareFunction<Response> = ({ request, url, context }) => {
  if (context.get(userContext)) return;
  const { origin } = context.get(servicesContext);
  throw guestRedirect(request, url.pathname + url.search, origin);
};

/** The logged-in visitor of a guarded page. Throws where the page is not guarded. */
export function buyerOf(context: Readonly<RouterContextProvider>): User {
  const user = context.get(userContext);
  if (!user) throw new Error('This page needs the middleware `identify` and `guard`');
  return user;
}

/**
 * Leads a guest to the previous page of the site, where the login modal opens.
 * @param asked path and query of the guarded page
 * @param origin of the site, without a trailing slash
 */
export function guestRedirect(request: Request, asked: string, origin: string): Response {
  const page = previousPage(request.headers.get('referer'), origin);
  // The router takes a bare path of a client navigation for one below the app's basename.
  const isNavigation = new URL(request.url).pathname.endsWith('.data');
  // eslint-disable-next-line no-restricted-syntax -- `previousPage` asks `localPath`
  const response = redirectDocument(isNavigation ? origin + page : page);
  response.headers.set('cache-control', 'no-store');
  for (const cookie of guestCookies(asked, origin)) response.headers.append('set-cookie', cookie);
  return response;
}
