import { expect, openPage, pageTitle, test } from './support/buyer.ts';

/** The smallest picture that a browser draws. */
const photo = {
  name: 'Плитка.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a buyer moves the inspection of a flat and writes down what is wrong', async ({ page }) => {
  await openPage(page, '/lk/acceptance');
  await expect(pageTitle(page, 'Приёмка')).toBeVisible();
  const inspected = page.getByRole('listitem').filter({ hasText: 'Осмотрена' });
  await inspected.getByRole('link', { name: /^Открыть приёмку/ }).click();
  const meeting = page.getByRole('region', { name: 'Ближайшая встреча' });
  const before = await meeting.getByRole('time').first().getAttribute('datetime');

  // Whichever time an earlier run has left, another one.
  const other = before?.includes('T10:30') ? 2 : 3;
  await meeting.getByRole('button', { name: /^Перенести/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Перенести встречу' });
  await dialog.getByRole('radiogroup', { name: 'День' }).getByRole('radio').nth(8).check();
  await dialog.getByRole('radiogroup', { name: 'Время' }).getByRole('radio').nth(other).check();
  await dialog.getByRole('button', { name: /^Перенести на/ }).click();
  await expect(dialog).toBeHidden();
  await expect(meeting.getByRole('time').first()).not.toHaveAttribute('datetime', before ?? '');
  const calendar = await meeting.getByRole('link', { name: 'В календарь' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toMatch(/SEQUENCE:[1-9]/);

  const words = `Скол на плитке ${Date.now()}`;
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  const defect = page.getByRole('dialog', { name: 'Новое замечание' });
  await defect.getByLabel('Где').selectOption({ index: 1 });
  await defect.getByLabel('Что не так').selectOption('floor');
  await defect.getByLabel('Опишите').fill(words);
  await defect.getByRole('button', { name: 'Сохранить замечание' }).click();
  const written = page.getByRole('listitem').filter({ hasText: words });
  await expect(written).toContainText('Не отправлен');
  await written.getByLabel(/^Добавить фото/).setInputFiles(photo);
  await expect(written.getByRole('img')).toBeVisible();
  await written.getByRole('button', { name: /^Удалить\s*:/ }).click();
  await page
    .getByRole('dialog', { name: 'Удалить замечание?' })
    .getByRole('button', { name: 'Удалить замечание' })
    .click();
  await expect(written).toBeHidden();
});
