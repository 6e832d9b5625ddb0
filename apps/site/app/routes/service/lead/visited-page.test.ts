import { expect, test } from 'vitest';
import { visitedPage } from './visited-page.ts';

test.each([
  ['/zayavka/callRequest?url=%2Fkatalog%3Frooms%3D2', undefined, '/katalog?rooms=2'],
  ['/zayavka/callRequest?url=%2Fkatalog', 'https://site.example/obekty', '/katalog'],
  ['/zayavka/callRequest', 'https://site.example/obekty/kanal?a=1#b', '/obekty/kanal?a=1'],
  ['/zayavka/callRequest', 'https://evil.example/obekty', '/'],
  ['/zayavka/callRequest?url=https://evil.example', undefined, '/'],
  ['/cart?url=//evil.example', undefined, '/'],
  ['/cart?url=/%5Cevil.example', undefined, '/'],
  ['/cart?url=/%09/evil.example', undefined, '/'],
  ['/cart?url=/%0d%0aX', undefined, '/'],
  ['/cart?url=//evil.example', 'https://site.example/katalog', '/katalog'],
  ['/cart?url=/%D1%8F', undefined, '/%D1%8F'],
  ['/cart', 'https://site.example//evil.example', '/'],
  ['/zayavka/callRequest', 'about:blank', '/'],
  ['/zayavka/callRequest', undefined, '/'],
])('a visit of %s from %s came from %s', (path, referer, page) => {
  const headers = new Headers({ host: 'site.example', ...(referer && { referer }) });
  expect(visitedPage(new URL(path, 'http://localhost:4200'), headers)).toBe(page);
});
