import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a certificate has its code and its document, and the signature its term', async ({
  page,
}) => {
  await openPage(page, '/lk/certificates');
  await expect(pageTitle(page, 'Сертификаты')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-код сертификата/ })).toHaveCount(1);
  const paper = await page.getByRole('link', { name: /^Скачать PDF/ }).getAttribute('href');
  expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');

  await page.getByRole('tab', { name: 'Скидки и подарки' }).press('ArrowRight');
  const signature = page.getByRole('tabpanel', { name: 'Электронная подпись' });
  await expect(signature.getByText('Имитация: удостоверяющего центра нет')).toBeVisible();
  await expect(signature.getByText('Действует', { exact: true })).toBeVisible();
});
