import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';

/** A drawing takes a processor for a second or two, and several wait for each other. */
const DRAWN = { timeout: 40_000 };

/** Over the bay, on the fifteenth floor: three windows to the south and one to the east. */
const FLAT = '/obekty/zaliv/korpus-2/z2-130';

test('what is seen from each window of a flat is drawn, measured and said in words @full', async ({
  page,
}) => {
  const drawn: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/views/')) drawn.push(request.url());
  });
  await openPage(page, FLAT);
  const main = page.getByRole('main');
  expect(drawn).toEqual([]);
  await main.getByRole('radio', { name: 'Вид из окна' }).focus();
  await page.keyboard.press('Space');
  const bedroom = main.getByRole('img', {
    name: /^Мастер-спальня, окно на юг: небо \d+\s%, вода \d+\s%.*домов не видно$/,
  });
  await expect(bedroom).toBeVisible();
  await expect
    .poll(() => bedroom.evaluate((image: HTMLImageElement) => image.naturalWidth), DRAWN)
    .toBe(1440);
  await expect(main.getByText('Воду видно из четырёх окон').first()).toBeVisible();
  await expect(main.getByText(/1,6\sм\sот\sпола,\s22\sиюня,\s10:00$/).first()).toBeVisible();
  await expect(page).toHaveURL(/#outlook$/);

  const windows = main.getByRole('group', { name: 'Окно' });
  await windows.getByRole('radio', { name: 'Гостиная, на восток' }).focus();
  await page.keyboard.press('Space');
  await expect(
    main.getByRole('img', { name: /^Гостиная, окно на восток: .*ближайший дом/ }),
  ).toBeVisible();
  await expect(main.getByText(/^\d+\sм до\sближайшего дома$/)).toBeVisible();
  await expect(bedroom).toBeHidden();
  await expect(main.getByText(/Это чертёж, а\sне\sснимок/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture of what is seen stands for each room, with its words @full', async ({
    page,
    request,
  }) => {
    const address = { vendor: 'zaliv', subvendor: 'korpus-2', id: 'z2-148', days: 'all' };
    await request.get('/api/Objects.GetLight', { params: address });
    await page.goto('/obekty/zaliv/korpus-2/z2-148', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByText('Вид из окна', { exact: true }).click();
    const living = main.getByText(/^Гостиная: небо \d+\s%, вода \d+\s%$/);
    await expect(living).toBeVisible();
    await expect
      .poll(
        () => living.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
        DRAWN,
      )
      .toBe(1440);
  });
});
