import { firstPath } from './first-path.ts';

/**
 * When a page was opened, in milliseconds since the epoch: the popup's timer runs from then (specification, §4), while its code comes
 * later. A page that a link has opened before the code came is not the document's: it counts from now.
 */
export function openedAt(pathname: string): number {
  return Date.now() - (pathname === firstPath ? performance.now() : 0);
}
