import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { basketCookie } from '../../modules/deal/basket/basket-cookie.ts';
import { draftCookie } from '../../modules/deal/mortgage/draft-cookie.ts';
import { flowCookie } from '../../modules/people/code/flow-cookie.ts';
import { sessionCookie } from '../../modules/people/session/session-cookie.ts';
import { headersOfEvery, securityHeaders } from './security-headers.ts';

/** What an address answers with. */
async function headersOf(address: string, publicOrigin = 'https://site.test') {
  const app = new Hono();
  app.use(securityHeaders(publicOrigin));
  app.get('/api/data', (c) => c.json({}));
  app.get('/page', (c) => c.html('', 200, { 'content-security-policy': "script-src 'none'" }));
  app.get('/media/a.avif', (c) => c.body('', 200, { 'content-type': 'image/avif' }));
  return (await app.request(address)).headers;
}

test('HTTPS is kept for a year, where the site has it', async () => {
  expect(headersOfEvery('https://site.test')['strict-transport-security']).toContain('31536000');
  expect(headersOfEvery('http://localhost:4200')['strict-transport-security']).toBeUndefined();
  expect((await headersOf('/page')).get('x-content-type-options')).toBe('nosniff');
});

test('what programs read may run nothing, a page keeps its own policy', async () => {
  expect((await headersOf('/api/data')).get('content-security-policy')).toContain(
    "default-src 'none'",
  );
  expect((await headersOf('/page')).get('content-security-policy')).toBe("script-src 'none'");
  expect((await headersOf('/net')).get('content-security-policy')).toContain("default-src 'none'");
});

test('pictures may be shown elsewhere, nothing else may', async () => {
  const policyOf = async (address: string) =>
    (await headersOf(address)).get('cross-origin-resource-policy');
  expect(await policyOf('/media/a.avif')).toBe('cross-origin');
  expect(await policyOf('/page')).toBe('same-origin');
  expect(await policyOf('/api/data')).toBe('same-origin');
});

test.each([sessionCookie, flowCookie, basketCookie, draftCookie])(
  'on HTTPS the cookie of %o is bound to the host',
  (cookie) => {
    const { name, options } = cookie(readConfig({ PUBLIC_ORIGIN: 'https://site.test' }));
    expect(name).toMatch(/^__Host-/);
    expect(options).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(options.domain).toBeUndefined();
  },
);
