import type { JSHandle, Page } from '@playwright/test';

/** More stops than the longest page has: a walk that does not come round has found a trap. */
const FAR = 400;

/** Looks at a stop that is covered, five a second: a map moves to its marker, slowly where it is drawn without a graphics card. */
const LOOKS = 30;

/** Walks a page by Tab from its head until it comes round again; names the stops of which no point is visible. */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stop = 0; stop < FAR; stop++) {
    const { cover, isFirst } = await atRest(page, first);
    if (isFirst && stop > 0) return hidden;
    if (cover !== '') hidden.push(cover);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come round on ${page.url()}`);
}

/** A stop of the walk. */
interface Stop {
  /** What has the focus and what covers it; '' if it is visible, or if the browser's own controls have the focus. */
  cover: string;
  /** It is where the walk began. */
  isFirst: boolean;
}

/** The stop once the page is at rest: what comes late moves it. */
async function atRest(page: Page, first: JSHandle<Element | null>): Promise<Stop> {
  let stop = await first.evaluate(stopOfFocus);
  for (let look = 0; stop.cover !== '' && look < LOOKS; look++) {
    await page.waitForTimeout(200);
    stop = await first.evaluate(stopOfFocus);
  }
  return stop;
}

/** Runs in the page, with the stop that the walk began at. */
function stopOfFocus(first: Element | null): Stop {
  const focused = document.activeElement;
  const isFirst = focused === first;
  if (!focused || focused === document.body) return { cover: '', isFirst };
  // A field that is drawn by its label is as large as that.
  const { width, height } = focused.getBoundingClientRect();
  const shown = width * height > 4 ? focused : (focused.closest('label, a, li') ?? focused);
  const over = new Set<Element>();
  for (const box of shown.getClientRects()) {
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const top = document.elementFromPoint(x, y);
        // The box of a drawn shape is larger than the shape.
        const svg = shown.closest('svg');
        if (top && (shown.contains(top) || top.contains(shown) || svg?.contains(top)))
          return { cover: '', isFirst };
        if (top) over.add(top);
      }
    }
  }
  const words = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}»`;
  const [cover] = over;
  const where = cover ? `beneath ${words(cover)}` : 'outside of the window';
  return { cover: `${words(focused)} ${where}`, isFirst };
}
