import { expect, test, type Locator } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

/** Left edge and width of what is seen, whole pixels. */
const across = (one: Locator) =>
  one.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(width)];
  });

test(
  'the meridian goes to the part that is read, to the chosen tab and to the floor that is meant',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/obekty/kanal');
    const contents = page.getByRole('navigation', { name: 'Разделы страницы' });
    const line = contents.locator('[data-side="under"]');
    for (const [id, title] of [
      ['buildings', 'Корпуса'],
      ['genplan', 'Генплан'],
    ] as const) {
      await page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id);
      const expected = await across(contents.getByRole('link', { name: title }));
      await expect.poll(() => across(line), title).toEqual(expected);
    }

    await openPage(page, '/obekty/kanal/korpus-2/k2-48');
    const bar = page.getByRole('group', { name: 'Что показать' });
    const house = page.getByRole('radio', { name: /^В\sдоме$/ });
    await house.check();
    const tab = bar.locator('label').filter({ has: house });
    await expect.poll(() => across(bar.locator('[data-side]'))).toEqual(await across(tab));

    await openPage(page, '/obekty/kanal/korpus-2/vizualnyj');
    const row = page.getByRole('row').nth(3);
    await row.hover();
    const top = (one: Locator) => one.evaluate((el) => Math.round(el.getBoundingClientRect().top));
    const beside = page.locator('#choices > [data-side="beside"]');
    await expect.poll(() => top(beside)).toBe(await top(row));
  },
);

for (const [motion, time] of [
  ['no-preference', '0.48s'],
  ['reduce', '0s'],
] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`the meridian of the longitudes takes ${time}`, async ({ page }) => {
      await openPage(page, '/');
      const hero = page.getByRole('region', { name: 'Дома на карте долготы' });
      const line = hero.locator('> span[aria-hidden]');
      await expect(line).toHaveCSS('transition-duration', time);
      const [before] = await across(line);
      await hero.getByRole('link', { name: 'Террасы', exact: true }).click();
      await expect.poll(async () => (await across(line))[0]).toBeGreaterThan(before ?? Infinity);
    });
  });
}
