import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

test('who chooses the dark theme keeps it, in the account, too', async ({ page, context }) => {
  await logIn(context);
  await openPage(page, '/kontakty');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Тёмная' });
  await dark.click();
  const night = await ground();
  expect(night).not.toBe(day);
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  for (const address of ['/kontakty', '/lk']) {
    await page.goto(address);
    expect(await ground()).toBe(night);
  }
  await openPage(page, '/kontakty');
  await page.getByRole('button', { name: /^Как в\sсистеме$/ }).click();
  expect(await ground()).toBe(day);
});
