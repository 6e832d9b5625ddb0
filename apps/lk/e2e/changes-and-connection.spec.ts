import { expect, openPage, pageTitle, test } from './support/buyer.ts';

const REFUSAL = 'Настройки сейчас не сохраняются, попробуйте через минуту';

test('a refused change goes back with its reason, and a page that was offline reads what has changed meanwhile', async ({
  page,
  context,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await openPage(page, '/lk/profile');
  const letters = page.getByRole('group', { name: /^Платежи/ }).getByLabel('Почта');
  await expect(letters).toBeChecked();

  let refuse = () => {};
  const isShown = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/LK.SaveNoticeSettings', async (route) => {
    await isShown;
    const json = { code: 503, result: { message: REFUSAL } };
    await route.fulfill({ status: 503, json });
  });
  await letters.click();
  await expect(letters).not.toBeChecked();
  refuse();
  await expect(letters).toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible();

  await context.setOffline(true);
  // Another device of the same buyer.
  const saved = await context.request.post('/api/LK.SaveNoticeSettings', {
    data: { settings: [{ kind: 'payment', mail: false, sms: false }] },
  });
  expect(saved.ok()).toBe(true);
  await context.setOffline(false);
  await expect(letters).not.toBeChecked();

  await page.getByRole('link', { name: 'Поддержка' }).first().click();
  await expect(pageTitle(page, 'Поддержка')).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(pageTitle(page, 'Профиль')).toBeVisible();
  await expect(letters).not.toBeChecked();
});
