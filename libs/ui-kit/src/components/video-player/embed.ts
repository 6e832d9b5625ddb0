/** Hosts whose players may stand on a page, if the owner names no others. */
export const embedHosts: readonly string[] = [
  'rutube.ru',
  'vkvideo.ru',
  'vk.com',
  'kinescope.io',
  'player.vimeo.com',
  'www.youtube-nocookie.com',
];

/**
 * Address of a foreign player that starts by itself, because play has been pressed already; `null` when it is
 * no https address of an allowed host. Hosts are compared whole: a subdomain is another host.
 */
export function embedUrl(address: string, hosts: readonly string[] = embedHosts): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || !hosts.includes(url.host)) return null;
  // A name before the host («https://rutube.ru@…») is there to mislead.
  if (url.username || url.password) return null;
  url.searchParams.set('autoplay', '1');
  return url.href;
}
