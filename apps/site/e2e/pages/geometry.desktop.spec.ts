import { expect, test, type Page } from '@playwright/test';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { logIn } from '@m30/e2e/demo-buyer';
import { geometryFaults } from '../support/geometry.ts';
import known from '../support/known-faults.json' with { type: 'json' };
import { openPage } from '@m30/e2e/open-page';
import { sideBySide } from '../support/side-by-side.ts';

/** A phone, a small laptop, a desk. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** One page of each look. */
const ADDRESSES = [
  '/',
  '/katalog',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/obekty/kanal',
  '/obekty/kanal/korpus-2',
  '/obekty/kanal/korpus-2/k2-48',
  '/ipotechnyj-kalkulyator',
  '/kak-kupit/rassrochka',
  '/kontakty',
  '/cart',
  '/zayavka/callRequest',
  '/lk',
];

const SHOWN = [
  'callRequest',
  'consultationObject',
  'orderForm',
  'viewing',
  'login',
  'services',
  'videoContent',
];

const knownFaults: Readonly<Record<string, readonly string[]>> = known;

test.describe.configure({ timeout: 180_000 });

test(
  'nothing fixed lies upon what matters, no text is too small, nothing sticks out',
  { tag: '@full' },
  async ({ context }) => {
    await logIn(context);
    const found = new Map<string, string[]>();
    await sideBySide(context, ADDRESSES, async (page, address) => {
      await openPage(page, address);
      await collect(page, address, found);
    });
    const some = dialogs.filter(({ name }) => SHOWN.includes(name));
    await sideBySide(context, some, async (page, dialog) => {
      await openDialog(page, '/kontakty', dialog);
      await collect(page, dialog.name, found);
    });
    // A fault that is gone is struck from the list, so that it cannot come back.
    expect(Object.fromEntries([...found].toSorted())).toEqual(knownFaults);
  },
);

async function collect(page: Page, what: string, found: Map<string, string[]>): Promise<void> {
  // What waits for a visitor's first gesture is there, too.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    // Layers are measured once a frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const faults = await page.evaluate(geometryFaults);
    if (faults.length > 0) found.set(`${what}, ${screen.width} px`, faults);
  }
}
