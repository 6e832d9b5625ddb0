import { expect, test, type Page } from '@playwright/test';
import { withEachHand } from '@m30/e2e/hands';
import { openPage } from '@m30/e2e/open-page';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'вариант' }).first();

withEachHand(
  (hand) => {
    test('a flat is found by filters, looked at, and left for the same list', async ({ page }) => {
      await openPage(page, '/katalog');
      const opener = page
        .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
        .filter({ visible: true });
      await hand.press(opener);
      const filters = page.getByRole('dialog', { name: 'Фильтры' });
      await hand.press(filters.getByRole('checkbox', { name: /^Студия/ }));
      await hand.press(filters.getByRole('checkbox', { name: /^Со\sскидкой/ }));
      const answer = await page.request.get('/api/Objects.GetFilter?rooms=studio&discount=1');
      const { result } = (await answer.json()) as { result: { total: number } };
      const total = new RegExp(`\\b${result.total}\\sвариант`);
      const send = filters.getByRole('button', { name: total });
      await hand.press(send);
      await expect(page).toHaveURL('/katalog?rooms=studio&discount=1');
      await expect(filters).toBeHidden();
      await expect(count(page)).toHaveText(total);

      const flat = page.getByRole('article').first().getByRole('link');
      await hand.press(flat);
      await expect(title(page)).toContainText('Студия');
      await page.goBack();
      await expect(page).toHaveURL('/katalog?rooms=studio&discount=1');
      await expect(title(page)).toContainText('студии');
      await page.goBack();
      await expect(page).toHaveURL('/katalog');
    });

    test('a flat is found on the chessboard of its building', async ({ page }) => {
      await openPage(page, '/katalog?rooms=2');
      await hand.press(page.getByRole('navigation', { name: 'Вид' }).getByText('Шахматка'));
      const complexes = page.getByRole('navigation', { name: 'Комплекс' });
      await hand.press(complexes.getByRole('link', { name: /^Канал 9/ }));
      const buildings = page.getByRole('navigation', { name: 'Корпус' });
      await hand.press(buildings.getByRole('link', { name: /^Корпус 2/ }));
      const address = '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess';
      await expect(page).toHaveURL(address);

      const board = page.getByRole('grid', { name: /Канал 9/ });
      const flat = board.getByRole('link', { name: /2.-.комн.*свободна.*₽$/ }).first();
      await expect(flat).toHaveAttribute('tabindex', '0');
      await hand.press(flat);
      const sheet = page.getByRole('link', { name: 'Открыть квартиру' });
      // A finger is shown the flat first.
      if (await sheet.isVisible()) await hand.press(sheet);
      await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-2\/k2-\d+$/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(board).toBeVisible();
    });
  },
  { finger: '@phone', keyboard: '@full' },
);

test('a shared address opens the same view for somebody else', async ({ page, browser }) => {
  await openPage(page, '/katalog?rooms=2&sort=-price&view=list');
  const first = page.getByRole('row').nth(1).getByRole('link');
  const name = await first.innerText();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('row').nth(1).getByRole('link')).toHaveText(name);
  await expect(other.getByRole('combobox', { name: 'Порядок' })).toHaveValue('-price');
  await stranger.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a page, pages and views are links', async ({ page }) => {
    await page.goto('/katalog');
    await page
      .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
      .filter({ visible: true })
      .click();
    await expect(title(page)).toHaveText('Фильтры');
    const rooms = page.getByRole('group', { name: 'Комнат' });
    await rooms.getByRole('checkbox', { name: /^2/ }).check();
    await page.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL('/katalog?rooms=2');
    await page.getByRole('link', { name: 'Вперёд' }).click();
    await expect(page).toHaveURL('/katalog?rooms=2&page=2');
    await page.getByRole('navigation', { name: 'Вид' }).getByText('Список').click();
    await expect(page).toHaveURL('/katalog?rooms=2&view=list');
    const lots = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(lots).toHaveCount(24);
  });
});
