import type { EntryContext } from 'react-router';

type Routes = EntryContext['manifest']['routes'];

/** Of each build, by the page. */
const known = new WeakMap<Routes, Map<string, Routes>>();

/**
 * The routes of one page, and the start page. The router builds its tree of whatever it is given for each document anew, and a site has
 * hundreds; the browser asks for others when it goes there. What a route imports is named for preloading
 * alone, which documents leave out.
 * @param matched ids of the page's routes
 */
export function ownRoutes(routes: Routes, matched: readonly string[]): Routes {
  const pages = known.get(routes) ?? new Map<string, Routes>();
  known.set(routes, pages);
  const key = matched.join(' ');
  const found = pages.get(key) ?? choose(routes, matched);
  pages.set(key, found);
  return found;
}

function choose(routes: Routes, matched: readonly string[]): Routes {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const ids = new Set(matched);
  // Without the start page its address would match what stands around every page, and nobody would be asked.
  for (const start of all.filter(({ index, path }) => index || path === '/')) {
    for (let at: string | undefined = start.id; at !== undefined; at = routes[at]?.parentId) {
      ids.add(at);
    }
  }
  return Object.fromEntries(
    all.filter(({ id }) => ids.has(id)).map((route) => [route.id, told({ ...route, imports: [] })]),
  );
}

/** A route without what it says no to: the router takes what is not there for that. */
function told<Told extends object>(route: Told): Told {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as Told;
}
