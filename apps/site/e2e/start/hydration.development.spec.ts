import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';
import { catalogueStates, oneOfEachKind } from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';

const account = ['/lk', '/lk/orders', '/lk/contracts'];

test('hydration says nothing on any page of the site and the account', async ({ context }) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  context.on('console', (message) => {
    // A missing page is answered with 404, and the browser says so.
    const expected = /status of 404/.test(message.text());
    const place = message.page()?.url();
    if (message.type() === 'error' && !expected) said.push(`${place}: ${message.text()}`);
  });
  context.on('weberror', (error) => said.push(`${error.page()?.url()}: ${error.error().message}`));
  await logIn(context);
  const kinds = oneOfEachKind.map(({ address }) => address);
  await sideBySide(context, [...kinds, ...catalogueStates, ...account], async (page, address) => {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(said).toEqual([]);
});
