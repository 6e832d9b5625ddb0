import { expect, test } from '@playwright/test';
import { publicRoutes } from './support/routes.ts';
import { logIn } from './support/demo-buyer.ts';

test('hydration says nothing on any page of the site and the account', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  page.on('console', (message) => {
    // A missing page is answered with 404, and the browser says so.
    const expected = /status of 404/.test(message.text());
    if (message.type() === 'error' && !expected) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  await logIn(context);
  for (const route of [...publicRoutes, '/lk', '/lk/orders']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said).toEqual([]);
});
