import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a statement is filled in over a reload, looked at as a PDF, and sent', async ({
  page,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await openPage(page, '/lk/statements');
  await page.getByRole('link', { name: /^Возврат денег/ }).click();
  await expect(pageTitle(page, 'Возврат денег')).toBeVisible();

  await page.getByRole('button', { name: 'Отправить заявление' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Выберите основание' }),
  ).toBeVisible();
  await page.getByLabel('Основание').selectOption('hold');
  await page.getByLabel('Сумма, ₽').fill('30000');
  await page.getByLabel('ИНН получателя').fill('500100732259');
  await page.getByLabel('Банк', { exact: true }).fill('Балтика Банк');
  await page.getByLabel('БИК банка').fill('044030653');
  await page.getByLabel('КПП банка').fill('780401001');
  await page.getByLabel('Корреспондентский счёт').fill('30101810500000000653');
  await page.getByLabel('Счёт получателя').fill('40817810955000000017');
  await expect(page.getByText(/Счёт не\sподходит к\sБИК/).first()).toBeVisible();
  await page.getByLabel('Счёт получателя').fill('40817810155000000017');

  await openPage(page, page.url());
  await expect(page.getByLabel('БИК банка')).toHaveValue('044030653');
  await expect(page.getByRole('region', { name: 'Текст заявления' })).toContainText(
    '40817810155000000017',
  );
  const papers: string[] = [];
  page
    .context()
    .on('response', (response) => papers.push(response.headers()['content-type'] ?? ''));
  await page.getByRole('button', { name: 'Посмотреть PDF' }).click();
  await expect.poll(() => papers).toContain('application/pdf');

  await page.getByRole('button', { name: 'Отправить заявление' }).click();
  await expect(page).toHaveURL(/\/lk\/statements\/[\da-f-]{36}$/);
  await expect(page.getByText('Подано', { exact: true })).toBeVisible();
  const paper = page.getByRole('link', { name: /^Заявление З-/ });
  const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
