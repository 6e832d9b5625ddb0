import type { Page } from '@playwright/test';

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
    const isFirst = await first.evaluate((node) => document.activeElement === node);
    if (isFirst && stop > 0) return hidden;
    hidden.push(...(await atRest(page)));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come round on ${page.url()}`);
}

/** What covers the focus once the page is at rest: what comes late moves it. */
async function atRest(page: Page): Promise<string[]> {
  let covered = await page.evaluate(coveredStops, ':focus');
  for (let look = 0; covered.length > 0 && look < LOOKS; look++) {
    await page.waitForTimeout(200);
    covered = await page.evaluate(coveredStops, ':focus');
  }
  return covered;
}

/**
 * Runs in the page: gives the focus to whatever a selector finds, one after the other, and names what has it without a visible point, and
 * what lies upon it. What the browser's own controls have, and what cannot have the focus, is passed over.
 */
export async function coveredStops(selector: string): Promise<string[]> {
  const covered: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (document.activeElement !== element) {
      element.focus();
      // As Tab does also where a strip of pictures shows a part of it.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    if (document.activeElement !== element || coverOf(element) === '') continue;
    // A layer that gives way does so in the next frame, a strip of pictures takes longer.
    let cover = '';
    for (let look = 0; look < 40; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      // What came late above it has moved it meanwhile.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      cover = coverOf(element);
      if (cover === '') break;
    }
    // A slide that a narrower window leaves no room for gives the focus up.
    if (cover !== '' && document.activeElement === element) covered.push(cover);
  }
  return covered;

  /** '' where some point of it is visible. */
  function coverOf(focused: Element): string {
    // A field that is drawn by its label is as large as that.
    const size = focused.getBoundingClientRect();
    const shown =
      size.width * size.height > 4 ? focused : (focused.closest('label, a, li') ?? focused);
    const over = new Set<Element>();
    for (const box of shown.getClientRects()) {
      // Of what is larger than the window, the part within it.
      const [fromLeft, fromTop] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const width = Math.min(box.right, innerWidth) - fromLeft;
      const height = Math.min(box.bottom, innerHeight) - fromTop;
      if (width <= 0 || height <= 0) continue;
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.1, 0.5, 0.9]) {
          const [x, y] = [fromLeft + width * across, fromTop + height * down];
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
}
