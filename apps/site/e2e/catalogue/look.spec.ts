import { expect, test, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { findViolations } from '../support/find-violations.ts';
import { drawnBytes, loseContext } from '../support/lose-context.ts';

/** Software draws the first frame of a model in a second or two. */
const TURNS = { timeout: 40_000 };

/** Over the bay, on the fifteenth floor: three windows to the south and one to the east. */
const FLAT = '/obekty/zaliv/korpus-2/z2-130';

/** Times that a window is looked out of; the long run has 100, which software takes minutes to draw. */
const OPENS = Number(process.env['OPENS'] ?? 24);

const main = (page: Page) => page.getByRole('main');
const canvas = (page: Page) => page.getByRole('application', { name: /^Вид из окна/ });

async function openLook(page: Page) {
  await openPage(page, `${FLAT}#outlook`);
  await main(page).getByRole('button', { name: 'Осмотреться из окна' }).first().click();
  await expect(canvas(page)).toBeVisible(TURNS);
}

test('a window is looked out of by the keyboard, in any month, from any floor, and in words @full @phone', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/LookAround|\/media\/models\/.*\.json/.test(request.url())) late.push(request.url());
  });
  await openPage(page, `${FLAT}#outlook`);
  await expect(main(page).getByText('Воду видно из четырёх окон').first()).toBeVisible(TURNS);
  expect(late).toEqual([]);
  await main(page).getByRole('button', { name: 'Осмотреться из окна' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(canvas(page)).toBeVisible(TURNS);

  const seen = main(page).getByRole('status').filter({ hasText: 'Смотрите' });
  await expect(seen).toHaveText(/^Смотрите на\sюг, 180°: вода \d+\s%/, TURNS);
  await canvas(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(seen).toHaveText(/^Смотрите на\sюго-восток, 150°: вода \d+\s%.*небо/, TURNS);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(seen).toHaveText(/^Смотрите на\sюго-запад, 246°/, TURNS);

  await main(page).getByRole('radio', { name: 'янв' }).focus();
  await page.keyboard.press('Space');
  const time = main(page).getByRole('slider', { name: 'Время суток' });
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(time).toHaveAttribute(
    'aria-valuetext',
    /^10:10, 22\sянваря, солнце.*; деревья без\sлиствы, вода подо\sльдом$/,
  );
  const floor = main(page).getByRole('slider', { name: 'Этаж' });
  await expect(floor).toHaveAttribute('aria-valuetext', /^Этаж\s15, эта квартира: вода \d+\s%/);
  await floor.focus();
  await page.keyboard.press('Home');
  await expect(floor).toHaveAttribute('aria-valuetext', /^Этаж\s\d: .*глаза на\s\d+,\d\sм$/);
  expect(await findViolations(page)).toEqual([]);

  await main(page).getByRole('button', { name: 'Закрыть осмотр' }).click();
  await expect(canvas(page)).toBeHidden();
  await expect(main(page).getByRole('img', { name: /^Мастер-спальня, окно на юг/ })).toBeVisible();
});

test('nothing grows when a window is looked out of again and again, and a lost context is restored @full', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Software draws each pixel.
  await page.setViewportSize({ width: 600, height: 600 });
  await openLook(page);
  const drawn = () => drawnBytes(canvas(page));
  await expect.poll(drawn, TURNS).toBeGreaterThan(10_000);
  await loseContext(canvas(page));
  await expect.poll(drawn, TURNS).toBeGreaterThan(10_000);

  const devtools = await page.context().newCDPSession(page);
  /** What the page holds once it has been swept. */
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  const again = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await main(page).getByRole('button', { name: 'Закрыть осмотр' }).click();
      await main(page).getByRole('button', { name: 'Осмотреться из окна' }).first().click();
      await expect(canvas(page)).toBeVisible(TURNS);
    }
  };
  await again(10);
  const before = await held();
  await again(OPENS - 10);
  const after = await held();
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50);
  expect(after.usedSize / before.usedSize).toBeLessThan(1.15);
});

test.describe('without WebGL', () => {
  test('the still and its words stay @full', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openPage(page, `${FLAT}#outlook`);
    await main(page).getByRole('button', { name: 'Осмотреться из окна' }).first().click();
    await expect(main(page).getByText(/вид не\sповорачивается: нет WebGL/)).toBeVisible(TURNS);
    await expect(
      main(page).getByRole('img', { name: /^Мастер-спальня, окно на юг/ }),
    ).toBeVisible();
  });
});
