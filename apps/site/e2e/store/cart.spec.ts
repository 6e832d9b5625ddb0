import { expect, test, type Page } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { findViolations, overflow } from '../support/find-violations.ts';
import { freeFlats } from '@m30/e2e/free-flats';
import { openPage } from '@m30/e2e/open-page';

const cartButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В\sкорзину: / })
    .first();
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '₽' });

test(
  'a guest keeps a flat, sees it in another tab and takes it out',
  { tag: '@phone' },
  async ({ page, context }) => {
    const [flat] = await freeFlats(page.request, 1);
    await openPage(page, flat.url);
    await cartButton(page).click();
    await expect(cartButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => storedIds(page)).toEqual([flat.id]);

    const other = await context.newPage();
    await other.goto('/cart');
    await expect(rows(other)).toHaveCount(1);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('1 лот');
    expect(await findViolations(other)).toEqual([]);
    expect(await overflow(other)).toBe(0);

    await page.bringToFront();
    await cartButton(page).click();
    await expect(cartButton(page)).toHaveAttribute('aria-pressed', 'false');
    await other.bringToFront();
    await expect(other.getByText('В корзине пока пусто')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Выбрать комплекс' })).toHaveAttribute(
      'href',
      '/obekty',
    );
  },
);

test('what is done without a network is done when it is back', async ({ page, context }) => {
  const [flat] = await freeFlats(page.request, 1);
  await openPage(page, flat.url);
  await cartButton(page).click();
  await expect.poll(() => storedIds(page)).toEqual([flat.id]);
  await context.setOffline(true);
  await cartButton(page).click();
  await expect(cartButton(page)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expect.poll(() => storedIds(page)).toEqual([]);
});

test('a guest’s cart becomes the buyer’s when he logs in', async ({ page, context }) => {
  const [flat] = await freeFlats(page.request, 1);
  await page.request.post('/api/Cart.Add', { data: { lot: flat.id } });
  await logIn(context);
  await openPage(page, '/cart');
  await expect(page.getByRole('main').locator(`a[href="${flat.url}"]`)).toBeVisible();
  await page.request.post('/api/Cart.Delete', { data: { lot: flat.id } });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons are forms that lead back', async ({ page }) => {
    const [flat] = await freeFlats(page.request, 1);
    await page.goto(flat.url);
    await cartButton(page).click();
    await expect(page).toHaveURL(flat.url);
    await page.goto('/cart');
    await expect(rows(page)).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Забронировать на\s24\sчаса/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('Войдите в личный кабинет');
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Убрать из\sкорзины/ }).click();
    await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  });
});

/** Lots that the server keeps for this visitor. */
async function storedIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/Cart.GetLists');
  return ((await answer.json()) as { result: { cart: string[] } }).result.cart;
}
