import { embedHosts } from '@m30/ui-kit/video-player';

/** Hosts whose pages may stand in a frame of this site, compared whole; the policy of documents names them too. */
export const frameHosts: readonly string[] = [
  ...embedHosts,
  'yandex.ru',
  'my.matterport.com',
  'kuula.co',
];

/** What may have come from a visitor or a database must not run as a page of this site. */
const FILES = /^\/(api|media|files)(\/|$)/;

/**
 * Address of a page that may be framed: of an allowed host by https, or of this origin.
 * @param origin of this site
 * @returns `null` for any other address
 */
export function frameUrl(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return null;
  if (url.origin === origin) return FILES.test(url.pathname) ? null : url.href;
  return url.protocol === 'https:' && frameHosts.includes(url.host) ? url.href : null;
}
