import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { findViolations, OF_COLOURS, OPEN_DIALOG } from '../support/find-violations.ts';
import { accountAddresses, oneOfEachKind } from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';

test.describe.configure({ timeout: 300_000 });

test.describe('by night', { tag: '@full' }, () => {
  test.use({ colorScheme: 'dark' });

  const pages = [...oneOfEachKind.map(({ address }) => address), ...accountAddresses];
  test('every kind of page has contrast', async ({ context }) => {
    await logIn(context);
    await sideBySide(context, pages, (page, address) =>
      test.step(address, async () => {
        await page.goto(address);
        expect.soft(await findViolations(page, undefined, OF_COLOURS), address).toEqual([]);
      }),
    );
  });

  test('so has every dialog', async ({ context }) => {
    await sideBySide(context, dialogs, (page, dialog) =>
      test.step(dialog.name, async () => {
        await openDialog(page, '/kontakty', dialog);
        expect.soft(await findViolations(page, OPEN_DIALOG, OF_COLOURS), dialog.name).toEqual([]);
      }),
    );
  });
});

test('who chooses the dark theme keeps it, in the account, too', async ({ page, context }) => {
  await logIn(context);
  await openPage(page, '/kontakty');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Тёмная' });
  await dark.click();
  const night = await ground();
  expect(night).not.toBe(day);
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  for (const address of ['/kontakty', '/lk']) {
    await page.goto(address);
    expect(await ground()).toBe(night);
  }
  await openPage(page, '/kontakty');
  await page.getByRole('button', { name: /^Как в\sсистеме$/ }).click();
  expect(await ground()).toBe(day);
});
