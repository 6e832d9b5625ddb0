import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

const WAYS =
  '/katalog?commute=40&commuteBy=metro&work=59.935800,30.325900&commute2=30&work2=59.927500,30.353700';

test('a sentence becomes ways to two addresses, and how they are counted is said', async ({
  page,
}) => {
  await openPage(page, '/katalog');
  const wish = page.getByRole('textbox', { name: 'Какую квартиру ищете' });
  await wish.fill('40 минут до Невского 28 на метро и полчаса на машине до Марата 24');
  await wish.press('Enter');
  await expect(page).toHaveURL(/commute=40&commuteBy=metro&work=/);
  const ways = page.getByRole('region', { name: /^Дорога до\sваших адресов/ });
  await expect(ways).toContainText('Невский проспект, 28');
  await expect(ways).toContainText('Улица Марата, 24');
  await ways.getByText('Как посчитано').click();
  await expect(ways.getByText(/оценка, а\sне\sрасписание/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('what is near enough is land on the map @full', async ({ page }) => {
  await openPage(page, `${WAYS}&view=map`);
  const land = page.getByRole('img', { name: /^40\sминут на\sметро/ });
  // The map comes when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(land).toBeAttached({ timeout: 1000 });
  }).toPass();
});

test('the comparison has a row for each address that was asked for before', async ({ page }) => {
  await openPage(page, WAYS);
  await expect(page.getByRole('region', { name: /^Дорога до/ })).toBeVisible();
  await openPage(page, '/compare?lots=k2-48,ss5-54');
  await expect(page.getByRole('row', { name: /^Невский проспект, 28, на\sметро/ })).toContainText(
    /≈\s\d+\sмин/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ways are told as well', async ({ page }) => {
    await page.goto(WAYS);
    await expect(page.getByRole('region', { name: /^Дорога до/ })).toContainText(/≈\s\d+\sмин/);
    await expect(page.getByRole('link', { name: /Невский проспект, 28: на\sметро/ })).toHaveCount(
      1,
    );
    const card = page.getByRole('article').filter({ hasText: /Марата, 24\s*≈\s\d+\sмин/ });
    await card.first().getByRole('link').first().click();
    await expect(page.getByText(/^≈\s\d+\sмин на\sметро$/)).toBeVisible();
    await page.getByRole('link', { name: 'Что вокруг дома' }).click();
    await expect(page.getByText('Ваши адреса')).toBeVisible();
  });
});
