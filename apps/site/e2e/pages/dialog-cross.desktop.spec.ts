import { expect, test, type Locator } from '@playwright/test';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { sideBySide } from '../support/side-by-side.ts';

/** Each loads other style sheets, and in another order, before it opens a dialog. */
const ADDRESSES = ['/obekty/kanal/korpus-2/k2-48', '/katalog', '/kontakty'];

/** The phone of the design and a desk. */
const WIDTHS = [390, 1440];

/** Pixels that the cross may lie from each of the two edges that meet in its corner. */
const MARGIN = 24;

for (const address of ADDRESSES) {
  test(
    `every dialog upon ${address} has its cross in its top right corner`,
    { tag: '@full' },
    async ({ context }) => {
      test.slow();
      await sideBySide(context, dialogs, async (page, dialog) => {
        const opened = await openDialog(page, address, dialog);
        const cross = opened.getByRole('button', { name: 'Закрыть', exact: true });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => strayed(opened, cross), `${dialog.name} upon ${address}, ${width} px wide`)
            .toEqual([]);
          // Nothing lies upon it.
          await cross.click({ trial: true });
        }
      });
    },
  );
}

/** Distances of a dialog's cross from the top and the right edge that are not those of its corner. */
async function strayed(dialog: Locator, cross: Locator): Promise<string[]> {
  const [outer, inner] = [await dialog.boundingBox(), await cross.boundingBox()];
  if (!outer || !inner) return ['not shown'];
  const distances = {
    top: inner.y - outer.y,
    right: outer.x + outer.width - inner.x - inner.width,
  };
  return Object.entries(distances)
    .filter(([, distance]) => distance < 0 || distance > MARGIN)
    .map(([side, distance]) => `${distance} px from the ${side}`);
}
