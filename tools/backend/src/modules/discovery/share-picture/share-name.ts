import { createHash } from 'node:crypto';
import type { SharedPage } from '../../media/share/types.ts';

/** Changes whenever the drawing does, so that no older picture is served. */
const VERSION = '1';

/**
 * Name of a page's picture in a cache: another one when its words or its view have changed.
 * @param drawn which still it shows, where it shows one
 */
export function shareName(page: SharedPage, brand: string, drawn?: string): string {
  const said = JSON.stringify([VERSION, page, brand, drawn].filter((one) => one !== undefined));
  return `share-${createHash('sha1').update(said).digest('hex')}.png`;
}
