import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a contract tells its payments and its registration, and is printed', async ({ page }) => {
  await openPage(page, '/lk/contracts');
  await expect(pageTitle(page, 'Мои договоры')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Скоро срок' });
  await card.getByRole('link', { name: /^Договор на\sмашино-место/ }).click();

  await expect(pageTitle(page, /ДДУ.*19931/)).toBeVisible();
  const schedule = page.getByRole('table', { name: 'График платежей' });
  await expect(schedule.getByRole('row')).toHaveCount(6);
  await expect(schedule.getByText('Скоро срок')).toBeVisible();
  await expect(page.getByText('Балтика Банк, •••• 4417')).toBeVisible();

  const paper = await page.getByRole('link', { name: /^Справка в\sPDF$/ }).getAttribute('href');
  const answer = await page.request.get(paper ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
