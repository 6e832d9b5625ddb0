import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test(
  'the first page says what is next, and its counters lead to pages that agree',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openPage(page, '/lk');
    await expect(pageTitle(page, 'Здравствуйте, Марина')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ближайшее' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('progressbar').first()).toBeAttached();

    const menu = page.getByRole('navigation', {
      name: isMobile ? 'Разделы кабинета' : 'Кабинет',
      exact: true,
    });
    const orders = menu.getByRole('link', { name: /^Заказы/ });
    const waiting = Number(/ждут вас: (\d+)/.exec((await orders.textContent()) ?? '')?.[1]);
    await orders.click();
    await expect(pageTitle(page, 'Ваши заказы')).toBeVisible();
    const steps = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect(steps.filter({ hasNotText: /^Документы$/ })).toHaveCount(waiting);
  },
);

test(
  'on a phone every section is two touches away',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the menu stands beside the page');
    await openPage(page, '/lk');
    await page.getByRole('button', { name: /^Ещё/ }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await menu.getByRole('link', { name: /^Сертификаты/ }).click();
    await expect(pageTitle(page, 'Сертификаты')).toBeVisible();
    await expect(menu).toBeHidden();
  },
);
