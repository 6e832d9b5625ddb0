import { expect, test } from '@playwright/test';
import { findViolations, overflow } from '../support/find-violations.ts';
import { freeFlats } from '@m30/e2e/free-flats';

test(
  'flats are compared in words, pinned, shared and taken out',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const [small] = await freeFlats(page.request, 1, 'rooms=studio');
    const [middle] = await freeFlats(page.request, 1, 'rooms=2');
    const [large] = await freeFlats(page.request, 1, 'rooms=3');
    const flats = [small, middle, large];
    for (const { id } of flats) await page.request.post('/api/Compare.Add', { data: { lot: id } });
    await page.goto('/compare');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table).toContainText(/на\s[\d\s]+₽\s(дороже|дешевле)/);
    // Differences come first; a name says the building, which tells flats of one number apart.
    await expect(page.getByRole('checkbox', { name: 'Только различия' })).toBeChecked();
    await expect(page.getByText('Совпадают и скрыты')).toBeVisible();
    for (const name of await page.getByRole('button', { name: /^Убрать/ }).all()) {
      await expect(name).toHaveAccessibleName(/, корпус .+, №/);
    }
    await expect(page.getByRole('img', { name: /^Планы «.+ в\sодном масштабе$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /этаж, №/ })).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page
      .getByRole('link', { name: /^Закрепить/ })
      .last()
      .click();
    await expect(page).toHaveURL(/pin=/);
    await page.getByRole('checkbox', { name: 'Только различия' }).uncheck();
    await expect(page).toHaveURL(/diff=0/);
    await expect(page.getByText('Совпадают и скрыты')).toBeHidden();

    const link = await page.getByRole('link', { name: 'Поделиться' }).getAttribute('href');
    const stranger = await browser.newPage();
    await stranger.goto(new URL(link ?? '', page.url()).href);
    await expect(stranger.getByRole('columnheader')).toHaveCount(3);
    await expect(stranger.getByText('Это подборка по ссылке')).toBeVisible();
    await expect(stranger.getByRole('button', { name: /^Убрать/ })).toHaveCount(0);
    await stranger.close();

    await page
      .getByRole('button', { name: /^Убрать из\sсравнения/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    // Two of them need no scrolling, on a phone neither.
    const part = page.getByRole('region', { name: 'Таблица сравнения' });
    await expect.poll(() => part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.getByRole('link', { name: 'Отправить менеджеру' }).click();
    await expect(page.getByRole('dialog', { name: 'Отправить подборку менеджеру' })).toBeVisible();
  },
);
