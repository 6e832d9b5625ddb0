import { expect, test, type Locator } from '@playwright/test';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { sideBySide } from '../support/side-by-side.ts';

/** What is left of a small phone's screen. */
const SCREEN = { width: 360, height: 640 };

test(
  'every dialog keeps its heading, its cross and its main button in sight on a small phone',
  { tag: '@full' },
  async ({ context }) => {
    test.slow();
    await sideBySide(context, dialogs, async (page, dialog) => {
      await page.setViewportSize(SCREEN);
      const opened = await openDialog(page, '/kontakty', dialog);
      // Some ask the server before they know what they show.
      await page.waitForLoadState('networkidle');
      for (const part of [0, 0.5, 1]) {
        await expect
          .poll(() => outOfSight(opened, part), `${dialog.name}, scrolled by ${part}`)
          .toEqual([]);
      }
    });
  },
);

/**
 * What of a dialog cannot be seen or pressed once its contents are scrolled.
 * @param part how far, 0 to 1
 */
function outOfSight(dialog: Locator, part: number): Promise<string[]> {
  return dialog.evaluate((root, share) => {
    const faults: string[] = [];
    root.scrollTop = (root.scrollHeight - root.clientHeight) * share;
    const { top, bottom } = root.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 0.5) faults.push('the dialog');
    const stays = root.querySelectorAll(
      'h2, [aria-label="Закрыть"], form button[type="submit"][data-variant="primary"]',
    );
    for (const element of stays) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1) continue;
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!inside || !over || !(element.contains(over) || over.contains(element))) {
        faults.push(element.getAttribute('aria-label') ?? element.textContent);
      }
    }
    for (const element of root.querySelectorAll('form *')) {
      const { right, width } = element.getBoundingClientRect();
      if (width > 1 && right > innerWidth + 1) faults.push(`${element.tagName} beyond the edge`);
    }
    return faults;
  }, part);
}
