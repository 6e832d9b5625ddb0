import { expect, test, type APIRequestContext } from '@playwright/test';
import { authWindow, button, field, openLogin } from '@m30/e2e/auth';
import { demoBuyer, logIn } from '@m30/e2e/demo-buyer';
import { pointer } from '@m30/e2e/hands';

const whoIs = async (request: APIRequestContext) => {
  const answer = await request.post('/api/User.GetInfo', { data: {} });
  const { result } = (await answer.json()) as { result: { user: { name_full: string } | null } };
  return result.user?.name_full ?? null;
};

test('the cookies of a login are out of reach for scripts and for other sites', async ({
  page,
  context,
}) => {
  await logIn(context);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['auth.device', 'auth.session']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      ...{ domain: 'localhost', path: '/' },
      ...{ httpOnly: true, sameSite: 'Lax' },
    });
  }
  const session = cookies.find(({ name }) => name === 'auth.session');
  const hours = ((session?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeCloseTo(1.5, 1);
  await page.goto('/lk');
  expect(await page.evaluate(() => document.cookie)).not.toContain('auth.');
});

for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
  test(`a post from ${origin} is refused`, async ({ context }) => {
    await logIn(context);
    const { request } = context;
    const headers = { origin };
    const login = await request.post('/api/User.Authorization', { data: demoBuyer, headers });
    expect(login.status()).toBe(403);
    expect(login.headers()['set-cookie']).toBeUndefined();
    const logout = await request.post('/api/User.Logout', { data: {}, headers });
    expect(logout.status()).toBe(403);
    const plain = await request.post('/lk/logout', { form: {}, headers, maxRedirects: 0 });
    expect(plain.status()).toBe(403);
    expect(await whoIs(request)).not.toBeNull();
  });
}

test('a planted session id is worth nothing before the login and after it', async ({
  context,
  playwright,
  baseURL,
}) => {
  const planted = 'A'.repeat(43);
  const url = baseURL ?? '';
  await context.addCookies([{ name: 'auth.session', value: planted, url }]);
  expect(await whoIs(context.request)).toBeNull();
  await logIn(context);
  const [cookie] = await context.cookies();
  expect(cookie?.value).not.toBe(planted);
  expect(await whoIs(context.request)).not.toBeNull();
  const thief = await playwright.request.newContext({
    baseURL: url,
    extraHTTPHeaders: { cookie: `auth.session=${planted}` },
  });
  expect(await whoIs(thief)).toBeNull();
});

const FOREIGN = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '%2F%5Cevil.example',
  '%252F%252Fevil.example',
  'https://evil.example/lk',
  'https%3A%2F%2Fevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
];

test('the server leads a login to no address of another site', async ({ request }) => {
  for (const address of FOREIGN) {
    const headers = { cookie: `login_url=${address}` };
    const callback = await request.get('/login', { maxRedirects: 0, headers });
    expect([address, callback.status(), callback.headers()['location']]).toEqual([
      address,
      302,
      '/',
    ]);
  }
});

for (const [which, addresses, details] of [
  ['plain', FOREIGN.slice(0, 2), {}],
  ['however it is written', FOREIGN.slice(2), { tag: '@full' }],
] as const) {
  test(
    `a page leads a login to no address of another site: ${which}`,
    details,
    async ({ page, context, baseURL }) => {
      const strange: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.includes('evil')) strange.push(request.url());
      });
      for (const address of addresses) {
        await test.step(address, async () => {
          await context.clearCookies();
          await context.addCookies([{ name: 'login_url', value: address, url: baseURL ?? '' }]);
          await page.goto('/kontakty');
          await openLogin(page, pointer);
          await field(page, 'Телефон').fill(demoBuyer.phone);
          await field(page, 'Пароль').fill(demoBuyer.password);
          const reloaded = page.waitForEvent('load');
          await button(page, 'Войти').click();
          await reloaded;
          await expect(authWindow(page)).toHaveCount(0);
          await expect(page).toHaveURL('/kontakty');
          expect(await page.evaluate(() => document.cookie)).not.toContain('login_url');
          await page.evaluate(() => localStorage.clear());
        });
      }
      expect(strange).toEqual([]);
    },
  );
}

for (const path of ['/lk//evil.example', '/lk/%5Cevil.example', '/lk/orders?next=//evil.example']) {
  test(`a guest who asks for ${path} is led nowhere else`, async ({ request }) => {
    const headers = { referer: 'https://evil.example/' };
    const answer = await request.get(path, { maxRedirects: 0, headers });
    const { location = '/', 'set-cookie': cookies = '' } = answer.headers();
    expect(location).toBe('/');
    const [, stored = '/lk'] = /login_url=([^;]*)/.exec(cookies) ?? [];
    expect(decodeURIComponent(stored)).toMatch(/^\/lk/);
  });
}
