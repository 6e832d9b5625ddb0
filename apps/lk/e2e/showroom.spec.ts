import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a buyer chooses a finish and books a visit to the showroom @full', async ({ page }) => {
  await openPage(page, '/lk/showroom');
  await expect(pageTitle(page, 'Шоурум')).toBeVisible();
  const finish = page.getByRole('region', { name: 'Отделка и мебель' });
  // Each finish is shown by a room of its own, not by a house.
  const cards = finish.getByRole('listitem');
  await expect(cards.getByRole('img', { name: /^Кухня в\sотделке «/ })).toHaveCount(3);
  await expect(cards.getByRole('img', { name: /^Комната в\sотделке white box/ })).toBeVisible();
  // Another room is shown in every set at once, and two sets are laid over each other.
  await finish.getByRole('radio', { name: 'Спальня' }).check();
  await expect(cards.getByRole('img', { name: /^Спальня в\sотделке «/ })).toHaveCount(3);
  const border = finish.getByRole('slider', { name: 'Граница между наборами' });
  await border.press('Home');
  await expect(border).toHaveAttribute('aria-valuetext', /^4.%.*«Север»$/);
  await finish
    .getByRole('radiogroup', { name: 'Слева' })
    .getByRole('radio', { name: '«Канал»' })
    .check();
  await expect(border).toHaveAttribute('aria-valuetext', /«Канал»$/);
  const other = finish.getByRole('button', { name: /^Выбрать «/ }).first();
  const name = /«[^«]*»/.exec((await other.textContent()) ?? '')?.[0] ?? '';
  await other.click();
  await expect(finish.getByText(`Вы выбрали ${name}`)).toBeVisible();

  const meetings = page.getByRole('region', { name: 'Вы записаны' }).getByRole('article');
  const before = await meetings.count();
  await page.getByRole('button', { name: 'Записаться в шоурум' }).click();
  const dialog = page.getByRole('dialog', { name: 'Визит в шоурум' });
  const days = dialog.getByRole('radiogroup', { name: 'День' }).getByRole('radio');
  await days.nth(12 + Math.floor(Math.random() * 6)).check();
  const times = dialog.getByRole('radiogroup', { name: 'Время' });
  await times.locator('input:enabled').first().check();
  await dialog.getByRole('button', { name: /^Записаться на/ }).click();
  await expect(dialog).toBeHidden();
  await expect(meetings).toHaveCount(before + 1);
  await meetings
    .last()
    .getByRole('button', { name: /^Отменить встречу/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Отменить встречу?' })
    .getByRole('button', { name: 'Отменить встречу' })
    .click();
  await expect(meetings).toHaveCount(before);
});
