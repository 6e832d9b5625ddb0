/** Beginnings of addresses that no search engine needs. */
const CLOSED = ['/api/', '/lk', '/order', '/staff', '/auth-test', '/ui-kit', '/zayavka/'];

/**
 * What `/robots.txt` says: what is closed, which parameters change nothing for Yandex, and where the
 * sitemap is. Pages that carry `noindex` stay open, or nobody could read that they do.
 * @see https://yandex.ru/support/webmaster/robot-workings/clean-param.html
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((start) => `Disallow: ${start}`),
    'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&ymclid&erid',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
