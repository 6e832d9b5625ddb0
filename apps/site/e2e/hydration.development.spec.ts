import { expect, test } from '@playwright/test';
import { catalogueStates, visits } from './support/routes.ts';
import { logIn } from './support/demo-buyer.ts';

/** One address of each kind of page in each layout. */
const kinds = new Map(visits.map(({ row, address }) => [`${row.layout} ${row.page}`, address]));

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
  for (const route of [
    ...kinds.values(),
    ...catalogueStates,
    '/lk',
    '/lk/orders',
    '/lk/contracts',
  ]) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said).toEqual([]);
});
