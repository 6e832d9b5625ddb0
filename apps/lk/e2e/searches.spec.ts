import { readOutbox } from '@m30/e2e/read-outbox';
import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a saved search is renamed, written of once a week, paused and deleted', async ({
  page,
  asNewBuyer,
}) => {
  const person = await asNewBuyer();
  expect(await readOutbox(person.email)).not.toEqual([]);
  const saved = await page.request.post('/api/Search.Save', {
    data: { name: 'Двушки', filter: { rooms: ['2'] } },
  });
  expect(saved.status()).toBe(200);
  await openPage(page, '/lk/searches');
  await expect(pageTitle(page, 'Подборки')).toBeVisible();
  await page.getByRole('button', { name: 'Переименовать' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Для родителей');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: 'Для родителей' })).toBeVisible();
  await page.getByLabel('Как часто писать').selectOption('weekly');
  await page.getByRole('button', { name: 'Приостановить письма' }).click();
  await expect(page.getByText('Письма приостановлены')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/Search.GetList')).json())
    .toMatchObject({
      result: { searches: [{ name: 'Для родителей', subscribed: false, frequency: 'weekly' }] },
    });
  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Сохранённых подборок нет')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Сохранённых подборок нет')).toBeVisible();
});
