import { expect, test } from '@playwright/test';
import { logInHere, registerWithoutPages, somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { pointer } from '@m30/e2e/hands';
import { openPage } from '@m30/e2e/open-page';
import { findViolations, overflow } from '../support/find-violations.ts';

test(
  'a guest likes a flat and a resale flat, logs in, and finds both among his own',
  { tag: '@phone' },
  async ({ page }) => {
    const [flat, own] = await freeFlats(page.request, 2);
    const person = somePerson();
    await registerWithoutPages(page.request, person, 'phone');
    await page.request.post('/api/User.Authorization', {
      data: { phone: person.phone, password: person.password },
    });
    await page.request.post('/api/Favourite.Add', { data: { lot: own?.id } });
    await page.request.post('/api/User.Logout', { data: {} });

    const main = page.getByRole('main');
    await openPage(page, flat.url);
    const heart = main.getByRole('button', { name: /^В\sизбранное/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, '/vtorichka/lanskaya-2k');
    const other = main.getByRole('button', { name: /^В\sизбранное.*Ланское шоссе/ });
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');

    await expect
      .poll(async () => (await page.request.get('/api/Cart.GetLists')).json())
      .toMatchObject({ result: { favourites: [flat.id, 'lanskaya-2k'] } });
    await openPage(page, '/izbrannoe');
    const rows = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Вторичное жильё');
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await main.getByRole('link', { name: 'Войти' }).click();
    await logInHere(page, pointer, person);
    await expect(rows).toHaveCount(3);

    await rows
      .first()
      .getByRole('button', { name: /^В\sизбранное/ })
      .click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
  },
);

test(
  'letters about favourites are asked for and ended where there is no script',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const { request } = context;
    await request.post('/api/User.Authorization', {
      data: { phone: '+7 (921) 000-00-01', password: 'meridian-30' },
    });
    const [flat] = await freeFlats(request, 1);
    const page = await context.newPage();
    await page.goto(flat.url);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное/ })
      .first()
      .click();
    await page.goto('/izbrannoe');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(1);
    await page.getByRole('button', { name: 'Присылать письма' }).click();
    await expect(page.getByText('Письма приходят')).toBeVisible();
    await page.getByRole('button', { name: /^Не\sприсылать$/ }).click();
    await expect(page.getByRole('button', { name: 'Присылать письма' })).toBeVisible();
    await context.close();
  },
);

test(
  'the link of a letter leads to its search, which is renamed, paused and kept',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/podborka/demo-podpiska-dvuhkomnatnye');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Двухкомнатные');
    await main.getByLabel('Как часто писать').selectOption('weekly');
    await main.getByRole('button', { name: 'Сохранить' }).click();
    await expect(main.getByText('Сохранено')).toBeVisible();
    await expect(main.getByLabel('Как часто писать')).toHaveValue('weekly');
    await main.getByLabel('Как часто писать').selectOption('now');
    await main.getByRole('button', { name: 'Сохранить' }).click();
    await expect(main.getByText('Письма приходят')).toBeVisible();
    await page.goto('/podborka/net-takoj-podborki-davno');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Такой подборки уже нет');
  },
);
