import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a service is found below its section, ordered for a day and cancelled @full', async ({
  page,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await openPage(page, '/lk/services');
  // Each of its services names its section.
  await page.getByRole('link', { name: 'Отделка и мебель' }).first().click();
  await expect(pageTitle(page, 'Отделка и мебель')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Меблировка под/ })
    .click();
  await expect(pageTitle(page, /^Меблировка под/)).toBeVisible();

  await page.getByRole('radio', { name: 'Кухня' }).check();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  const missing = page.getByRole('link', { name: 'Напишите адрес' });
  await missing.click();
  const address = page.getByLabel('Адрес', { exact: true });
  await expect(address).toBeFocused();
  await address.fill('Невский проспект, 1');
  await expect(missing).toBeHidden();
  await page.getByLabel('Желаемый день').fill('01.01.2020');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('link', { name: /начиная с\sзавтрашнего/ })).toBeVisible();
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Желаемый день').fill(soon.split('-').reverse().join('.'));
  await page.getByRole('button', { name: 'Отправить заявку' }).click();

  const request = page.getByRole('article', { name: /^Меблировка под/ });
  await expect(request).toContainText('Отправлена');
  await request.getByRole('button', { name: /^Отменить заявку/ }).click();
  await page
    .getByRole('dialog', { name: 'Отменить заявку?' })
    .getByRole('button', { name: 'Отменить заявку' })
    .click();
  const over = page.getByRole('region', { name: 'Прошлые заявки' });
  await expect(over.getByRole('listitem')).toContainText('Отменена');
});
