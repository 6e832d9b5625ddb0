import { fileURLToPath } from 'node:url';
import { expect, test } from './story.ts';

/** Pictures of every example of every block, to look through after a change. */
const folder = fileURLToPath(new URL('../../../.tmp/pictures/blocks/', import.meta.url));

const CASES = ['minimal', 'full', 'edge'];
const WIDTHS = [360, 768, 1280];

for (const name of CASES) {
  test(`the ${name} example of every block is rendered at three widths, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = `блоки-все-блоки--${name}`;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await page.locator('[data-block] > *').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const faults = await page.locator('[data-block]').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          // Tabs and rows that are not opened.
          if (!block.checkVisibility()) return [];
          const type = block.getAttribute('data-block') ?? '';
          const { left, right, height } = block.getBoundingClientRect();
          const sticksOut = left < -1 || right > document.documentElement.clientWidth + 1;
          return [
            ...(block.childElementCount === 0 || height < 16 ? [`${type} is not drawn`] : []),
            ...(sticksOut ? [`${type} sticks out`] : []),
          ];
        }),
      );
      expect(faults, `at ${width} px`).toEqual([]);
      const path = `${folder}${name}-${width}.png`;
      const picture = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      expect(picture.byteLength, `picture at ${width} px`).toBeGreaterThan(50_000);
    }
  });
}
