import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenLinks } from './broken-links.ts';
import { SITE } from '../workspace/folders.ts';
import { serveSite } from './serve-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;

beforeAll(async () => {
  site = await serveSite(SITE);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Opens a page, waits until it lives, and hands over what its console said. */
async function open(path: string, colorScheme: 'light' | 'dark', width = 1280) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const said: string[] = [];
  page.on('console', (one) => ['error', 'warning'].includes(one.type()) && said.push(one.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return { page, said };
}

test('every link leads somewhere', () => {
  expect(brokenLinks(SITE)).toEqual([]);
});

test.each([
  ['/', 'light', 390],
  ['/guides/forms', 'dark', 1280],
  ['/ui-kit/text-field', 'light', 1280],
  ['/ui-kit/button', 'dark', 390],
  ['/blocks/faq', 'dark', 1280],
] as const)(
  '%s, %s, %i px: accessible, silent, no wider than its window',
  async (path, theme, width) => {
    const { page, said } = await open(path, theme, width);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  },
);

test('the search finds a component, and leads to its page without a request to another site', async () => {
  const { page, said } = await open('/', 'light');
  const foreign: string[] = [];
  page.on('request', (one) => one.url().startsWith(site.origin) || foreign.push(one.url()));
  await page.getByRole('searchbox', { name: 'Search' }).fill('TextField');
  await page.getByRole('link', { name: /^TextField @m30\/ui-kit/ }).click();
  await page.getByRole('heading', { level: 1, name: 'TextField' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ui-kit/text-field');
  expect([...said, ...foreign]).toEqual([]);
  await page.close();
});

test('examples live: a window opens, and what is copied is what runs', async () => {
  const { page } = await open('/ui-kit/modal', 'light');
  await page.locator('#Opened').getByRole('button', { name: 'Показать' }).click();
  await page.getByRole('dialog', { name: 'Заказать звонок' }).waitFor();
  await page.keyboard.press('Escape');
  const shown = await codeOf(page, 'Opened');
  const file = join(SITE, '../../tools/docs/build/examples/ui-kit/modal/Opened.tsx');
  expect(shown).toBe(readFileSync(file, 'utf8').trimEnd());
  await page.close();
});

const codeOf = (page: Page, name: string) => page.locator(`#${name} pre`).textContent();

test('the theme is turned and kept', async () => {
  const { page } = await open('/ui-kit', 'light');
  await page.getByRole('button', { name: 'Light / dark' }).click();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.close();
});

test('each page has its Markdown, and llms.txt lists it', () => {
  const list = readFileSync(join(SITE, 'llms.txt'), 'utf8');
  const files = [...list.matchAll(/\]\(\/([^)]+\.md)\)/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect(readFileSync(join(SITE, file), 'utf8'), file).toMatch(/^# /m);
  expect(readFileSync(join(SITE, 'ui-kit/text-field.md'), 'utf8')).toContain('## Keyboard');
});
