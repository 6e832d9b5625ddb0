import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

for (const [from, link, address] of [
  ['/kontakty', 'Акции', '/akcii'],
  // Neither the data nor the code of this one is there.
  ['/lk', 'Поддержка', '/lk/support'],
] as const) {
  test(`without a connection ${address} says so and is opened again when there is one`, async ({
    page,
    context,
  }) => {
    if (from === '/lk') await logIn(context);
    await openPage(page, from);
    // What waits for the first interaction comes before the connection goes.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .filter({ visible: true })
      .first()
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible();
    await expect(page).toHaveTitle(/^Нет связи/);
    await expect(page.getByText('500')).toHaveCount(0);
    // The frame of the page is still there.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await main.getByRole('button', { name: 'Повторить' }).click();
    await expect(main.getByRole('status')).toContainText('Связи пока нет');
    await context.setOffline(false);
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Нет связи');
  });
}
