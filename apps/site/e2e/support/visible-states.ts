import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { addStyles } from './add-styles.ts';

/** Marks of lots on a board, a plan, a level. */
const BOARDS = '[class*="_cell_"], [class*="_unit_"], [class*="_flat_"], [class*="_place_"]';

/** States by their selector, and what takes each back; the picture must then be another one. */
const STATES: Readonly<Record<string, (element: Element) => void>> = {
  'input:checked': (element) => ((element as HTMLInputElement).checked = false),
  ':is(a, button)[aria-current]:not([aria-current="false"])': (element) =>
    element.removeAttribute('aria-current'),
  '[aria-selected="true"]': (element) => element.setAttribute('aria-selected', 'false'),
  '[aria-pressed="true"]': (element) => element.setAttribute('aria-pressed', 'false'),
  'main [data-active]': (element) => element.removeAttribute('data-active'),
  'main [data-current]': (element) => element.removeAttribute('data-current'),
  '[data-state="now"], [data-state="done"], [data-state="chosen"]': (element) =>
    element.setAttribute('data-state', 'next'),
  // Lists say it in words.
  [`:is(${BOARDS})[data-status="free"]:not([data-out], [data-dim])`]: (element) =>
    element.setAttribute('data-status', 'sold'),
  [`:is(${BOARDS}):is([data-status="held"], [data-status="reserved"], [data-status="sold"])`]: (
    element,
  ) => element.setAttribute('data-status', 'free'),
  'progress[value]': (element) => ((element as HTMLProgressElement).value = 0),
};

/** Pixels around an element in which its state may be drawn: a ring, a mark at its edge. */
const AROUND = 8;

/** What a keyboard reaches. */
export const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([tabindex="-1"]), textarea:enabled, select:enabled, summary, [tabindex="0"]';

/** States on a page, one of each kind, that look no different when they are taken back: «selector: element». */
export async function indistinctStates(page: Page): Promise<string[]> {
  // A heavier weight alone is no difference to who needs strong colours.
  await addStyles(page, '* { font-weight: 400 !important; transition: none !important }');
  const camera = await page.context().newCDPSession(page);
  const indistinct: string[] = [];
  for (const [selector, takeBack] of Object.entries(STATES)) {
    for (const element of await onePerKind(page, selector)) {
      if (await looksTheSame(camera, element, () => element.evaluate(takeBack)))
        indistinct.push(`${selector}: ${await nameOf(element)}`);
    }
  }
  return indistinct;
}

/** Focusable elements of a page, one of each kind, that look no different when they have the focus. */
export async function indistinctFocus(page: Page): Promise<string[]> {
  // A caret blinks.
  await addStyles(page, '* { caret-color: transparent !important; transition: none !important }');
  // Hydration at the first interaction may replace what the server rendered.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const camera = await page.context().newCDPSession(page);
  const indistinct: string[] = [];
  for (const element of await onePerKind(page, FOCUSABLE)) {
    // What React replaced between two pictures has lost the focus: it gets another try.
    if ((await hidesFocus(camera, element)) && (await hidesFocus(camera, element)))
      indistinct.push(await nameOf(element));
  }
  return indistinct;
}

async function hidesFocus(camera: CDPSession, element: ElementHandle<Element>): Promise<boolean> {
  const focus = () => element.evaluate((node) => (node as HTMLElement).focus());
  const isHidden = await looksTheSame(camera, element, focus);
  await element.evaluate((node) => (node as HTMLElement).blur());
  return isHidden;
}

/** Whether an element is drawn as before after something was done to it; false where it cannot be seen. */
async function looksTheSame(
  camera: CDPSession,
  element: ElementHandle<Element>,
  act: () => Promise<void>,
): Promise<boolean> {
  const before = await drawn(camera, element);
  if (before === undefined) return false;
  await act();
  if (before !== (await drawn(camera, element))) return false;
  // Perhaps the new frame was not there yet.
  await element.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return before === (await drawn(camera, element));
}

/** PNG, in Base64, of an element and its surroundings; undefined where it cannot be seen. Twice as fast as Playwright's screenshot. */
async function drawn(
  camera: CDPSession,
  element: ElementHandle<Element>,
): Promise<string | undefined> {
  const clip = await element.evaluate((node, around) => {
    // A field that its label draws is as large as that, a link that is stretched over its card as the card.
    const label = node instanceof HTMLInputElement ? node.closest('label') : null;
    const isStretched =
      getComputedStyle(node, '::after').position === 'absolute' &&
      getComputedStyle(node).position === 'static';
    const card = isStretched && node instanceof HTMLElement ? node.offsetParent : null;
    const shown = label ?? card ?? node;
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    // Hydration at the first interaction may replace what the server rendered.
    if (right === left) return { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    return {
      ...{ x: x + scrollX, y: y + scrollY },
      width: Math.min(innerWidth, right + around) - x,
      height: Math.min(innerHeight, bottom + around) - y,
    };
  }, AROUND);
  if (clip.width <= 0 || clip.height <= 0) return undefined;
  const { data } = await camera.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return data;
}

/** The first visible element of each kind that a selector finds: of a tag, its classes and those of its parent. */
async function onePerKind(page: Page, selector: string): Promise<ElementHandle<Element>[]> {
  const found = await page.evaluateHandle((all) => {
    const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll(all)) {
      const box = element instanceof HTMLInputElement ? element.closest('label') : null;
      const seen = box ?? element;
      const { width, height } = seen.getBoundingClientRect();
      if (!seen.checkVisibility({ visibilityProperty: true }) || width * height < 16) continue;
      const kind = [
        ...[element.tagName, element.getAttribute('type'), element.getAttribute('data-status')],
        ...[classOf(element), classOf(element.parentElement)],
      ].join('|');
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    return [...kinds.values()];
  }, selector);
  const elements = [...(await found.getProperties()).values()];
  return elements.flatMap((one) => one.asElement() ?? []) as ElementHandle<Element>[];
}

function nameOf(element: ElementHandle<Element>): Promise<string> {
  return element.evaluate((node) => {
    const [, own] =
      /(?:^|\s)_([a-zA-Z]\w*?)_\w{5}_\d+/.exec(node.getAttribute('class') ?? '') ?? [];
    const label =
      node.getAttribute('aria-label') ??
      node.closest('label, a, button, li, tr')?.textContent ??
      '';
    return `${node.tagName.toLowerCase()}${own ? `.${own}` : ''} «${label.trim().slice(0, 40)}»`;
  });
}
