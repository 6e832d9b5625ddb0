import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';

for (const [path, tag] of [
  ['/net-takoj-stranicy', []],
  ['/net/takoj/stranicy', '@full'],
  ['/obekty/net-takogo-doma', '@full'],
  ['/obekty/kanal/korpus-1/net-takoj-kvartiry', []],
  ['/novosti/net-takoj-novosti', '@full'],
] as const) {
  test(`${path} answers 404 and shows the ways on`, { tag: [tag].flat() }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Страница не найдена' }),
    ).toBeVisible();
    await expect(
      main.getByText('К сожалению, такой страницы нет, либо она была удалена.'),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Страница не\sнайдена/);
    await main.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/');
  });
}

test.describe('an address that the account does not know', () => {
  const message = { level: 1, name: 'This page could not be found' };

  test('answers 404 to a guest', async ({ page }) => {
    const response = await page.goto('/lk/net-takoj-stranicy');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', message)).toBeVisible();
  });

  for (const path of ['/lk/net-takoj-stranicy', '/lk/news/net-takoj', '/lk/support/net-takogo']) {
    test(`${path} says its title once, from the server`, async ({ context, request }) => {
      await logIn(context);
      const cookie = (await context.cookies())
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      const answer = await request.get(path, { headers: { cookie } });
      expect(answer.status()).toBe(404);
      const titles = [...(await answer.text()).matchAll(/<title>([^<]*)<\/title>/g)];
      expect(titles.map(([, title]) => title)).toEqual([
        'Страница не\u00a0найдена · Личный кабинет',
      ]);
    });
  }

  test('answers 404 to a buyer and leads back into the account', async ({ page, context }) => {
    await logIn(context);
    const response = await page.goto('/lk/net-takoj-stranicy');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', message)).toBeVisible();
    await page.getByRole('link', { name: 'В кабинет' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  });
});
