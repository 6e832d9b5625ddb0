import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { resourceTable, routeTable, type Layout, type RouteRow } from './route-table.ts';

const CONTENT = 'content/page';
const LAYOUTS: readonly Layout[] = ['default', 'older', 'visual-picker', 'iframe'];

/** The rows of `route-table.ts` as routes of the router. */
export default [
  ...resourceTable.map(({ path, page }) => route(path, file(page), { id: path })),
  ...LAYOUTS.map((name) =>
    layout(`layouts/${name}/layout.tsx`, [
      ...routeTable.filter((row) => layoutOf(row) === name && hasOwnRoute(row)).map(toRoute),
      // Pages of blocks share one route, known to the database alone; so does what is found nowhere.
      ...(name === 'default' ? [route('*', file(CONTENT))] : []),
    ]),
  ),
] satisfies RouteConfig;

function layoutOf({ layout: name = 'default' }: RouteRow): Layout {
  return name;
}

/**
 * A page of blocks needs a route of its own only in another layout, or where the parameter of a
 * drawn page would take its address.
 */
function hasOwnRoute(row: RouteRow): boolean {
  if (row.page !== CONTENT || layoutOf(row) !== 'default') return true;
  const withoutOptional = row.path.replace(/\/:\w+\?$/, '');
  return routeTable.some(
    ({ path, page }) =>
      page !== CONTENT &&
      path.includes(':') &&
      [row.path, withoutOptional].some((address) => matchPath(path, address)),
  );
}

function toRoute({ path, page }: RouteRow): RouteConfigEntry {
  return route(path, file(page), { id: path });
}

function file(page: string): string {
  return `routes/${page}/route.tsx`;
}
