import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('an order tells its events and its documents, and is cancelled only with a reason', async ({
  page,
}) => {
  await openPage(page, '/lk/orders');
  const signing = page.getByRole('article').filter({ hasText: 'Подпишите договор' });
  await expect(signing.getByText(/Савельева\sМ\.\sА\./).first()).toBeVisible();
  await expect(signing.getByRole('link', { name: /^Прочитать договор/ })).toBeVisible();
  await signing.getByRole('heading', { level: 2 }).getByRole('link').click();

  await expect(pageTitle(page, /20417/)).toBeVisible();
  const events = page.getByRole('region', { name: 'События' });
  await expect(events.getByText('Документы отправлены')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Памятка к\sподписанию/ })).toBeVisible();

  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const modal = page.getByRole('dialog', { name: 'Отменить заказ?' });
  await modal.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(modal.getByText('Выберите причину')).toBeVisible();
  await modal.getByRole('button', { name: 'Оставить заказ' }).click();
  await expect(modal).toBeHidden();
});

test('a new buyer is led to the catalogue', async ({ page, asNewBuyer }) => {
  await asNewBuyer();
  await openPage(page, '/lk/orders');
  await expect(page.getByRole('link', { name: 'Выбрать квартиру' })).toHaveAttribute(
    'href',
    '/katalog',
  );
});

test('the menu stays in sight while a long list is read', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has tabs at its foot');
  await openPage(page, '/lk/orders');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').first()).not.toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Кабинет' });
  await expect(menu.getByRole('link', { name: 'Главная' })).toBeInViewport();
});
