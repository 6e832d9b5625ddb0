import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

const field = { name: 'Какую квартиру ищете' };

test('a wish is read while it is typed, put right by the keyboard, and shown @phone', async ({
  page,
}) => {
  await openPage(page, '/');
  const input = page.getByRole('textbox', field);
  await input.pressSequentially('двушка до 12 млн, чтобы уютно');
  const heard = page.getByRole('list', { name: 'Поняли', exact: true });
  await expect(heard.getByRole('link')).toHaveText([/комнатные/, /До\s12\sмлн/]);
  const lost = page.getByRole('list', { name: 'Не поняли' });
  await expect(lost.getByRole('link')).toHaveText([/уютно/]);
  await expect(
    page.getByRole('status').filter({ hasText: /Не\sпоняли: уютно. Подходит \d+/ }),
  ).toBeAttached();
  expect(await findViolations(page)).toEqual([]);

  await lost.getByRole('link').press('Enter');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('двушка до 12 млн, чтобы');
  await expect(lost).toBeHidden();
  await page
    .getByRole('list', { name: 'Добавить' })
    .getByRole('link', { name: 'у метро' })
    .press('Enter');
  await expect(heard.getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: /^Показать \d+\sквартир/ }).press('Enter');
  await expect(page).toHaveURL(/\/katalog\?rooms=2&priceTo=12000000&metro=10$/);
});

test('what is typed stands in no address until it is sent', async ({ page }) => {
  await openPage(page, '/katalog');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const input = page.getByRole('textbox', field);
  await input.pressSequentially('двушка, полчаса до Невского 28, чтобы уютно');
  await expect(page.getByRole('list', { name: 'Не поняли' })).toContainText('уютно');
  await expect(page).toHaveURL(/\/katalog$/);
  expect(asked.filter((url) => /[?&]q=|невск/i.test(decodeURIComponent(url)))).toEqual([]);

  await input.press('Enter');
  await expect(page).toHaveURL(/\/katalog\/slovami\?q=/);
  await expect(input).toHaveValue('двушка, полчаса до Невского 28, чтобы уютно');
});

test(
  'a sentence that could not be read is told, and the page stays',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/katalog');
    const input = page.getByRole('textbox', field);
    await page.route('**/katalog/slovami.data**', (route) => route.abort());
    await input.pressSequentially('двушка');
    await expect(page.getByRole('alert')).toContainText('получилось прочитать');
    await page.unroute('**/katalog/slovami.data**');
    await input.pressSequentially(' у метро');
    await expect(page.getByRole('list', { name: 'Поняли', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads to the field', { tag: '@full' }, async ({ page }) => {
    await openPage(page, '/novosti');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page.getByRole('link', { name: 'Найти словами' }).click();
    await expect(page).toHaveURL(/\/katalog\/slovami$/);
    await expect(page.getByRole('textbox', field)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a wish that is understood leads to its flats', async ({ page }) => {
    await page.goto('/katalog');
    await page.getByRole('textbox', field).fill('студия в Мурино не дороже 12 млн');
    await page.getByRole('textbox', field).press('Enter');
    await expect(page).toHaveURL(/\/katalog\?complex=svetly&rooms=studio&priceTo=12000000$/);
  });

  test('a wish that nothing fits says the least that helps, and what it does not understand', async ({
    page,
  }) => {
    await page.goto('/katalog/slovami');
    await page.getByRole('textbox', field).fill('двушка до 3 млн у метро, чтобы уютно');
    await page.getByRole('button', { name: 'Подобрать' }).click();
    await expect(page.getByText('Таких квартир сейчас нет')).toBeVisible();
    await page.getByRole('list', { name: 'Не поняли' }).getByRole('link').click();
    await expect(page.getByRole('textbox', field)).toHaveValue('двушка до 3 млн у метро, чтобы');
    await page.getByRole('list', { name: 'Чуть мягче' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/katalog\?rooms=2&priceTo=\d+&metro=10$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Двухкомнатные квартиры до',
    );
  });

  test(
    'a wish of which no single part helps is offered two that give way together',
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      await page.goto('/katalog/slovami');
      const input = page.getByRole('textbox', field);
      await input.fill('двушка до 3 млн от 200 м², полчаса до Невского 28 на метро');
      await input.press('Enter');
      const heard = page.getByRole('list', { name: 'Поняли', exact: true });
      await expect(heard).toContainText(/Невский проспект, 28: на\sметро до\s30\sмин/);
      await page.getByRole('list', { name: 'Чуть мягче' }).getByRole('link').first().press('Enter');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test('the search of the site offers the flats that a query describes, and no flat number 12', async ({
    page,
  }) => {
    await page.goto('/poisk');
    await page.getByRole('searchbox', { name: 'Что найти' }).fill('двушка до 12 млн у метро');
    await page.getByRole('button', { name: 'Найти' }).click();
    const wish = page.getByRole('region', { name: 'Подбор квартиры' });
    await expect(wish.getByRole('link', { name: /^Показать \d+\sквартир/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Квартира №\s12\b/ })).toHaveCount(0);
  });
});

test('the header has the field on any page @full', async ({ page }) => {
  await openPage(page, '/novosti');
  const link = page.getByRole('link', { name: 'Найти словами' });
  // The header comes to life with the first gesture; until then its link leads to the page.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await link.press('Enter');
  const input = page.getByRole('dialog').getByRole('textbox', field);
  await expect(input).toBeFocused();
  await input.pressSequentially('двушка до 12 млн');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Показать/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/katalog\?rooms=2&priceTo=12000000$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
