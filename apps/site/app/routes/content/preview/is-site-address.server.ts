import { matchPath } from 'react-router';
import { routeTable } from '../../../route-table.ts';

/** Whether the route table names an address, be its page drawn or made of blocks. */
export const isSiteAddress = (path: string): boolean =>
  routeTable.some((row) => matchPath(row.path, path) !== null);
