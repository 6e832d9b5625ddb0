import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const ROOT = join(import.meta.dirname, '../../..');

const read = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8').replaceAll(/^@import [^;]+;/gm, '');

/** What Tailwind 4.3 writes for `text-sm`, `bg-blue-500`, `p-8`, `font-bold` and `underline`. */
const tailwind = read('tools/testing/e2e/tailwind-4.fixture.css');

/** The kit's sheets as a host imports them. */
const [tokens, base, kit] = [
  read('libs/ui-kit/src/tokens/tokens.css'),
  read('libs/ui-kit/src/tokens/base.css'),
  read('libs/ui-kit/dist/styles.css'),
];

/** The order that the guide asks for. */
const order = /@layer theme[^;]+;/.exec(read('tools/docs/guides/01-theming.md'))?.[0] ?? '';

test('beside Tailwind 4 its utilities win, and what has none stays as it was', async ({ page }) => {
  const alone = await look(page, tokens + base + kit);
  const beside = await look(page, order + tailwind + tokens + base + kit);
  expect(beside.plain).toEqual(alone.plain);
  expect(beside.heading).toMatchObject({ fontSize: '14px' });
  expect(beside.marked).toMatchObject({ padding: '32px' });
  expect(beside.marked.background).not.toBe(alone.marked.background);
  // Whose order is not said loses to what comes later.
  const unsaid = await look(page, tailwind + tokens + base + kit);
  expect(unsaid.heading.fontSize).not.toBe('14px');
});

test('without its own reset the kit looks the same beside that of Tailwind', async ({ page }) => {
  const own = await look(page, order + tailwind + tokens + base + kit);
  const without = await look(page, order + tailwind + tokens + kit);
  expect(without.marked).toEqual({ ...own.marked, fontSize: without.marked.fontSize });
  expect(without.plain.padding).toBe(own.plain.padding);
  expect(without.plain.background).toBe(own.plain.background);
});

/** Computed styles of a heading, a button and a button with utilities, under these sheets in this order. */
async function look(page: Page, css: string) {
  const { Button } = await import(join(ROOT, 'libs/ui-kit/dist/components/button/index.js'));
  const markup = renderToStaticMarkup(
    createElement('main', null, [
      createElement('h1', { key: 'heading', className: 'text-sm' }, 'Дом'),
      createElement(Button, { key: 'plain' }, 'Записаться'),
      createElement(Button, { key: 'marked', className: 'bg-blue-500 p-8' }, 'Записаться'),
    ]),
  );
  await page.setContent(`<style>${css}</style>${markup}`);
  return page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`nothing is ${selector}`);
      const { fontSize, padding, backgroundColor: background } = getComputedStyle(element);
      return { fontSize, padding, background };
    };
    return { heading: of('h1'), plain: of('button'), marked: of('button + button') };
  });
}
