import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

test.beforeEach(({ context }) => logIn(context));

for (const [address, link, modal, without] of [
  ['/lk/services', /Подробно об.услугах/, 'services', '/klientam/uslugi'],
  ['/lk/showroom', /Договориться по.телефону/, 'showroom', /^\/zayavka\/showroom\?element=/],
] as const) {
  test(`${address} opens the window «${modal}», and without script its page`, async ({ page }) => {
    await openPage(page, address);
    const trigger = page.getByRole('main').getByRole('link', { name: link });
    await expect(trigger).toHaveAttribute('href', without);
    await trigger.click();
    await expect(page.locator(`dialog[data-modal="${modal}"]`)).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}
