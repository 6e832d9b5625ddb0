import { expect, test } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

for (const [from, link, address, files] of [
  ['/kontakty', 'Акции', '/akcii', '/page-files?path=/akcii'],
  ['/lk', 'Заказы', '/lk/orders', '/lk/page-files?path=/lk/orders'],
] as const) {
  test(`the code of ${address} is loaded when its link is reached`, async ({ page, context }) => {
    if (from === '/lk') await logIn(context);
    await openPage(page, from);
    const answer = await page.request.get(files);
    const { scripts } = (await answer.json()) as { scripts: string[] };
    const loaded = () =>
      page.evaluate(
        (all) =>
          all.filter((one) => performance.getEntriesByName(new URL(one, origin).href).length),
        scripts,
      );
    expect(scripts.length).toBeGreaterThan((await loaded()).length);
    // Prefetch comes with the first interaction.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .filter({ visible: true })
      .first()
      .focus();
    await expect.poll(loaded).toEqual(scripts);
  });
}
