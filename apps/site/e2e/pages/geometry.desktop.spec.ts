import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { findViolations, OF_COLOURS, OPEN_DIALOG } from '../support/find-violations.ts';
import { geometryFaults, meetingLayers } from '../support/geometry.ts';
import { inGroups, namesOf } from '../support/in-groups.ts';
import { openOwnDialog, ownDialogs, PHONE_MENU } from '../support/own-dialogs.ts';
import {
  accountAddresses,
  catalogueStates,
  oneOfEachKind,
  otherStates,
} from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';

interface Size {
  width: number;
  height: number;
}

/** A phone, a small laptop, a desk. */
const THREE: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** A tablet, what laptops and desks have besides, a small phone. */
const SEVEN: readonly Size[] = [
  ...THREE,
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];

/** Who comes for the first time by day, and who has answered about cookies and comes again by night. */
const VISITS = ['first', 'later'] as const;

/** Pages whose bars, asides and sheets meet the cookie notice. */
const SOME = ['/', '/katalog', '/obekty/kanal/korpus-2/k2-48'];

/** Pages that one test looks at. */
const PAGES_A_TEST = 12;

test.describe.configure({ timeout: 300_000 });

test('nothing fixed lies upon what matters on a phone, a laptop and a desk', async ({
  context,
}) => {
  expect(await lookAt(context, SOME, { sizes: THREE, open: visit, untouched: true })).toEqual({});
});

test.describe('at seven sizes, by day and by night', { tag: '@full' }, () => {
  const pages = [
    ...oneOfEachKind.map(({ address }) => address),
    ...catalogueStates,
    ...otherStates,
    ...accountAddresses,
  ];
  for (const group of inGroups([...new Set(pages)], PAGES_A_TEST)) {
    test(`every page shows its heading, fields and buttons, in words that can be read: ${namesOf(group)}`, async ({
      context,
    }) => {
      await logIn(context);
      const found = await lookAt(context, group, {
        ...{ sizes: SEVEN, open: visit, untouched: true },
        contrast: 'page',
      });
      expect(found).toEqual({});
    });
  }

  test('so does every dialog', async ({ context }) => {
    const byName = new Map(dialogs.map((dialog) => [dialog.name, dialog]));
    const found = await lookAt(context, [...byName.keys()], {
      sizes: SEVEN,
      async open(page, name) {
        const dialog = byName.get(name);
        if (dialog) await openDialog(page, '/kontakty', dialog);
      },
      contrast: 'dialog',
    });
    expect(found).toEqual({});
  });

  test('so does every dialog that only its own page opens', async ({ context }) => {
    await logIn(context);
    const byName = new Map(ownDialogs.map((dialog) => [dialog.name, dialog]));
    const found = await lookAt(context, [...byName.keys()], {
      sizes: SEVEN,
      async open(page, name) {
        const dialog = byName.get(name);
        if (dialog) await openOwnDialog(page, dialog);
      },
      contrast: 'dialog',
    });
    expect(found).toEqual({});
  });

  test('so does the menu of a phone', async ({ context }) => {
    const found = await lookAt(context, [PHONE_MENU.name], {
      sizes: SEVEN.filter(({ width }) => width < 900),
      async open(page) {
        await page.setViewportSize({ width: 390, height: 844 });
        await openOwnDialog(page, PHONE_MENU);
      },
    });
    expect(found).toEqual({});
  });
});

interface Looking {
  sizes: readonly Size[];
  open: (page: Page, thing: string) => Promise<unknown>;
  /** No gesture opens it: what stands at the foot is looked at before anything is measured, too. */
  untouched?: boolean;
  /** Where contrast by night is measured, too; by day it is where all of a page is looked at. */
  contrast?: 'page' | 'dialog';
}

/** Opens each thing once, and looks at it as both visitors and at all sizes; faults by thing, size and visit. */
async function lookAt(
  context: BrowserContext,
  things: readonly string[],
  { sizes, open, untouched = false, contrast }: Looking,
): Promise<Record<string, string[]>> {
  const found = new Map<string, string[]>();
  await sideBySide(context, things, async (page, thing) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, thing);
    // Bars stand at the foot of phones and tablets.
    for (const size of untouched ? sizes.filter(({ width }) => width < 900) : []) {
      await page.setViewportSize(size);
      const faults = await page.evaluate(meetingLayers);
      if (faults.length > 0) found.set(`${thing}, ${size.width} px, at once`, faults);
    }
    await wake(page);
    for (const time of VISITS) {
      if (time === 'later') await comeAgain(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        // Layers are measured once a frame, and what they move is laid out in the next.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        });
        const faults = await page.evaluate(geometryFaults);
        if (faults.length > 0) found.set(`${thing}, ${size.width} px, ${time}`, faults);
      }
    }
    if (!contrast) return;
    await page.setViewportSize({ width: 1280, height: 720 });
    const within = contrast === 'dialog' ? OPEN_DIALOG : undefined;
    const faint = await findViolations(page, within, OF_COLOURS);
    if (faint.length > 0) found.set(`${thing}, by night`, faint);
  });
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

const visit = (page: Page, address: string) => page.goto(address);

/** What waits for a visitor's first interaction is there, too. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** As the notice's own script leaves it; pages side by side share their cookies, so that none is set. */
async function comeAgain(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    document.documentElement.dataset['consent'] = 'necessary';
  });
}
