import { expect, test, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';
import { drawnBytes, loseContext } from '../support/lose-context.ts';

/** A drawing takes a processor for some seconds, and several wait for each other. */
const DRAWN = { timeout: 60_000 };
/** Software draws the first frame of a model in a second or two. */
const TURNS = { timeout: 30_000 };

const main = (page: Page) => page.getByRole('main');
const canvas = (page: Page) => page.getByRole('application', { name: /^Модель комплекса/ });

test('the page of a complex leads to its model, which waits until it is asked for @full', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/LateModel|\/media\/models\/.*\.json/.test(request.url())) late.push(request.url());
  });
  await openPage(page, '/obekty/kanal');
  await expect(main(page).getByRole('link', { name: 'Покрутить модель' })).toHaveAttribute(
    'href',
    '/obekty/kanal/model#pokrutit',
  );
  await openPage(page, '/obekty/kanal/model');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('«Канал 9», все корпуса');
  await expect(main(page).getByRole('row', { name: /Корпус 2/ })).toContainText('кв.');
  await expect(main(page).getByRole('button', { name: 'Покрутить модель' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(late).toEqual([]);
});

test('a complex is turned, its sun moved, a flat found by the keyboard @full @phone', async ({
  page,
}) => {
  await openPage(page, '/obekty/terrasy/model');
  await main(page).getByRole('button', { name: 'Покрутить модель' }).click();
  await expect(canvas(page)).toBeVisible(TURNS);

  await canvas(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  const time = main(page).getByRole('slider', { name: 'Время суток' });
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(time).toHaveAttribute(
    'aria-valuetext',
    /^10:40, 22\sмая, солнце\s\d+°, на\sюго-востоке; деревья с\sлиствой$/,
  );
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: 'апр' })).toBeChecked();
  await expect(time).toHaveAttribute('aria-valuetext', /деревья без\sлиствы$/);

  await main(page).getByRole('radio', { name: 'Корпус 2' }).focus();
  await page.keyboard.press('Space');
  const scale = main(page).getByRole('slider', { name: 'Этаж' });
  await expect(scale).toHaveAttribute('aria-valuetext', 'Все этажи');
  await scale.focus();
  await page.keyboard.press('End');
  await expect(scale).toHaveAttribute('aria-valuetext', /^Этаж\s\d+, свободно \d+ из\s\d+/);
  await expect(main(page).getByRole('status')).toContainText(/Корпус 2, этаж\s\d+/);
  await page.keyboard.press('Home');
  await expect(scale).toHaveAttribute('aria-valuetext', 'Все этажи');
  // A pointer that rests on another row, while the page scrolls below it, does not speak over the focus.
  await main(page).getByRole('button', { name: 'Этаж 5' }).hover();
  const storey = main(page).getByRole('button', { name: 'Этаж 6' });
  await storey.focus();
  await expect(main(page).getByRole('status')).toContainText(/Корпус 2, этаж\s6/);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: /Все этажи/ })).toBeFocused();
  const flat = main(page)
    .getByRole('table', { name: 'Квартиры этажа 6' })
    .getByRole('link')
    .first();
  await flat.focus();
  await expect(main(page).getByRole('status')).toContainText(/№\s\d+/);
  expect(await findViolations(page)).toEqual([]);
  const href = await flat.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('what does not match turns to paper, and the way to the catalogue keeps the filter @full', async ({
  page,
}) => {
  await openPage(page, '/obekty/kanal/model#pokrutit');
  await expect(canvas(page)).toBeVisible(TURNS);
  await main(page)
    .getByRole('radio', { name: /^2.*комнатные$/ })
    .check({ force: true });
  await main(page).getByRole('button', { name: 'Этаж 5' }).click();
  await expect(
    main(page).getByRole('link', { name: /Корпус 1, этаж\s5 в\sкаталоге/ }),
  ).toHaveAttribute(
    'href',
    /building=korpus-1.*rooms=2.*floorFrom=5.*floorTo=5|floorFrom=5.*floorTo=5/,
  );
});

test('a context that the browser takes away is restored @full', async ({ page }) => {
  await openPage(page, '/obekty/kanal/model#pokrutit');
  await expect(canvas(page)).toBeVisible(TURNS);
  const colours = () => drawnBytes(canvas(page));
  await expect.poll(colours, TURNS).toBeGreaterThan(20_000);
  await loseContext(canvas(page));
  await expect.poll(colours, TURNS).toBeGreaterThan(20_000);
});

test.describe('without WebGL', () => {
  test('the drawing and the figures stay @full', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/obekty/kanal/model#pokrutit');
    await expect(main(page).getByText(/нет WebGL/)).toBeVisible(TURNS);
    await expect(main(page).getByRole('row', { name: /Корпус 1/ })).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Модель комплекса/ })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing and the figures of each building stand there @full', async ({ page }) => {
    await page.goto('/obekty/kanal/model', { waitUntil: 'domcontentloaded' });
    const picture = main(page).getByRole('img', { name: /^Модель комплекса/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), DRAWN)
      .toBe(1200);
    await expect(main(page).getByRole('link', { name: 'Корпус 1' })).toHaveAttribute(
      'href',
      '/katalog?complex=kanal&building=korpus-1',
    );
  });
});
