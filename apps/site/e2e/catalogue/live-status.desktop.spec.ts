import { expect, test } from '@playwright/test';
import { logInNew } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';

test('a flat that somebody holds becomes held on screens that show it', async ({ browser }) => {
  const watcher = await (await browser.newContext()).newPage();
  const [flat] = await freeFlats(watcher.request, 1);
  let follows = false;
  watcher.on('response', (response) => {
    follows ||= response.url().includes('/api/Objects.Events');
  });
  await watcher.goto(flat.url);
  // A page follows from the first interaction that it notices.
  const stir = async () => {
    await watcher.keyboard.press('Shift');
    return follows;
  };
  await expect.poll(stir).toBe(true);
  // Flats like it may be held as well.
  const marks = watcher.getByText('Забронирована');
  const before = await marks.count();

  const buyer = await browser.newContext();
  await logInNew(buyer.request);
  await buyer.request.post('/api/Cart.Add', { data: { lot: flat.id } });
  const page = await buyer.newPage();
  await page.goto('/cart');
  await page
    .getByRole('button', { name: /^Забронировать на\s24\sчаса/ })
    .first()
    .click();
  await expect(marks).toHaveCount(before + 1);

  await expect(page).toHaveURL(/\/order\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ M30/);
  await page.goto('/cart');
  await expect(page.getByText(/Бронь за\sвами до/)).toBeVisible();
});

test('a buyer’s own flat is his own everywhere, nobody else’s anywhere @full', async ({
  page,
  browser,
}) => {
  const [flat] = await freeFlats(page.request, 1);
  await logInNew(page.request);
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  const { order } = ((await held.json()) as { result: { order: string } }).result;
  await page.goto(flat.url);
  const mark = page.getByRole('main').getByText('Ваша бронь');
  // A page asks for what is the visitor's own at the first interaction.
  const stir = async () => {
    await page.keyboard.press('Shift');
    return mark.count();
  };
  await expect.poll(stir).toBe(1);
  const go = page.getByRole('main').getByRole('link', { name: 'Продолжить оформление' });
  await expect(go).toHaveAttribute('href', `/order/${order}`);
  await expect(page.getByRole('button', { name: /^Забронировать/ })).toHaveCount(0);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(flat.url);
  await stranger.keyboard.press('Shift');
  await expect(stranger.getByRole('main').getByText('Забронирована').first()).toBeVisible();
  await expect(stranger.getByText('Ваша бронь')).toHaveCount(0);
});
