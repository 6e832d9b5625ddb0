import type { Page } from '@playwright/test';

/** More stops than the longest page has: a walk that does not end has found a trap. */
const FAR = 400;

/** Walks a page by Tab from its head to its end; tells the stops of which no point can be seen, by their names. */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < FAR; stop++) {
    await page.keyboard.press('Tab');
    let seen = await page.evaluate(look);
    if (seen === null) return hidden;
    // What comes late moves the page; hands are slower than this.
    if (seen !== '') await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    if (seen !== '') seen = (await page.evaluate(look)) ?? '';
    if (seen !== '') hidden.push(seen);
  }
  throw new Error(`Tab does not come to the end of ${page.url()}`);
}

/** Runs in the page: '' if what has the focus can be seen, what it is if it cannot, null after the last stop. */
function look(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
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
        if (top && (shown.contains(top) || top.contains(shown) || svg?.contains(top))) return '';
        if (top) over.add(top);
      }
    }
  }
  const words = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}»`;
  const [cover] = over;
  return `${words(focused)} ${cover ? `beneath ${words(cover)}` : 'outside of the window'}`;
}
