import { expect, test } from 'vitest';
import { visitedPage } from './visited-page.ts';

test.each([
  ['/zayavka/callRequest?url=%2Fkatalog%3Frooms%3D2', undefined, '/katalog?rooms=2'],
  ['/zayavka/callRequest?url=%2Fkatalog', 'https://site.example/obekty', '/katalog'],
  ['/zayavka/callRequest', 'https://site.example/obekty/kanal?a=1#b', '/obekty/kanal?a=1'],
  ['/zayavka/callRequest', 'https://evil.example/obekty', '/'],
  ['/zayavka/callRequest?url=https://evil.example', undefined, '/'],
  ['/zayavka/callRequest', 'about:blank', '/'],
  ['/zayavka/callRequest', undefined, '/'],
])('a visit of %s from %s came from %s', (path, referer, page) => {
  const headers = new Headers({ host: 'site.example', ...(referer && { referer }) });
  expect(visitedPage(new URL(path, 'http://localhost:4200'), headers)).toBe(page);
});
