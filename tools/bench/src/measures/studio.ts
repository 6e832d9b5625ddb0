import type { Browser, Page } from 'playwright';
import { median, type Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { DESKTOP, record, weigh } from './loads.ts';

/** Of the demonstration's staff: may write every page. */
const EDITOR = { email: 'administrator@meridian30.example', password: 'meridian-30-studio' };

const PATH = '/akcii/shestdesyat-blokov';
const BLOCKS = 60;
/** Keys that count, after some that compile the code. */
const KEYS = 30;
const WARM_UPS = 5;
/** Milliseconds between a key that is seen and the next one: somebody types without haste. */
const PAUSE = 200;

/** P27: script of the Studio's first open, and how soon a key is seen in the preview of a page of sixty blocks. */
export async function studio(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const loads = record(page);
  await signIn(page, `${origin}/studio/leads`);
  await page.getByRole('heading', { name: 'Лиды' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { js } = weigh(await loads());
  await writePage(page, origin);
  const times = await typeInto(page, `${origin}/studio/pages?path=${encodeURIComponent(PATH)}`);
  await context.close();
  const name = `Studio: key to preview on ${BLOCKS} blocks`;
  return [
    figureOf('P27 open', 'Studio: script of the first open', js / 1024),
    figureOf('P27 keystroke', `${name}, p50`, median(times)),
    { id: 'P27', name: `${name}, longest of ${KEYS}`, value: Math.max(...times), unit: 'ms' },
  ];
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Почта').fill(EDITOR.email);
  await page.getByLabel('Пароль').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('navigation', { name: 'Столы' }).waitFor();
}

/** A page of every kind of block in turn, as the list of kinds offers them, a subheading in its middle. */
async function writePage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/studio/pages`);
  await page.getByRole('button', { name: 'Новая страница' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая страница' });
  await dialog.getByLabel('Заголовок').fill('Шестьдесят блоков');
  await dialog.getByLabel('Адрес').fill(PATH);
  await dialog.getByRole('button', { name: 'Создать черновик' }).click();
  const add = blocksOf(page).getByLabel('Добавить блок');
  await add.waitFor();
  const kinds = await add.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value }) => value).filter(Boolean),
  );
  for (let at = 0; at < BLOCKS; at += 1) {
    const isMiddle = at === BLOCKS / 2;
    await add.selectOption(isMiddle ? 'header' : (kinds[at % kinds.length] ?? ''));
  }
  await page.getByRole('status').filter({ hasText: 'сохранено' }).waitFor();
}

/** Milliseconds from each key to the frame after the preview has changed. */
async function typeInto(page: Page, url: string): Promise<number[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('iframe[data-following]').waitFor();
  await blocksOf(page)
    .locator('ol > li')
    .nth(BLOCKS / 2)
    .getByRole('button')
    .first()
    .click();
  const field = page.getByRole('region', { name: 'Блок' }).getByLabel('Текст');
  await field.fill('Слово');
  await page.evaluate(watchPreview);
  const times: number[] = [];
  for (let key = 0; key < WARM_UPS + KEYS; key += 1) {
    await page.keyboard.press('x');
    await page.waitForFunction(() => 'shownIn' in window);
    times.push(await page.evaluate(takeTime));
    await page.waitForTimeout(PAUSE);
  }
  return times.slice(WARM_UPS);
}

const blocksOf = (page: Page) => page.getByRole('navigation', { name: 'Блоки страницы' });

/** In the page: keeps the time from the last key to the frame that shows what the preview became by it. */
function watchPreview(): void {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('there is no preview');
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  const changes = new MutationObserver(() => {
    const from = pressed;
    pressed = 0;
    if (from === 0) return;
    requestAnimationFrame(() => Object.assign(window, { shownIn: performance.now() - from }));
  });
  const observe = () => {
    if (!frame.contentDocument) return;
    changes.observe(frame.contentDocument, { childList: true, characterData: true, subtree: true });
  };
  // What the server alone finds loads it anew after a save.
  frame.addEventListener('load', observe);
  observe();
}

/** What was kept of the last key. */
function takeTime(): number {
  const kept = window as unknown as { shownIn?: number };
  const { shownIn = Number.NaN } = kept;
  delete kept.shownIn;
  return shownIn;
}
