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
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page
      .getByRole('link', { name: /^Закрепить/ })
      .last()
      .click();
    await expect(page).toHaveURL(/pin=/);
    await page.getByRole('checkbox', { name: 'Только различия' }).check();
    await expect(page).toHaveURL(/diff=1/);
    await expect(page.getByText('Совпадают и скрыты')).toBeVisible();

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
    await page.getByRole('link', { name: 'Отправить менеджеру' }).click();
    await expect(page.getByRole('dialog', { name: 'Отправить подборку менеджеру' })).toBeVisible();
  },
);
