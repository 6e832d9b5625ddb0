import { expect, test } from '@playwright/test';

/** Of one frame, the drawing of its shadows among them. */
const MOST = { draws: 60, triangles: 500_000 };

interface Counted {
  draws: number;
  triangles: number;
}

declare global {
  interface Window {
    counted: Counted;
  }
}

/** Counts what a page asks of WebGL, whoever asks. */
function countDraws() {
  window.counted = { draws: 0, triangles: 0 };
  const gl = WebGL2RenderingContext.prototype;
  const count = (mode: number, vertices: number, instances = 1) => {
    window.counted.draws += 1;
    if (mode === 4) window.counted.triangles += (vertices / 3) * instances;
  };
  const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced } = gl;
  gl.drawArrays = function (...args) {
    count(args[0], args[2]);
    drawArrays.apply(this, args);
  };
  gl.drawElements = function (...args: Parameters<typeof drawElements>) {
    count(args[0], args[1]);
    drawElements.apply(this, args);
  };
  gl.drawArraysInstanced = function (...args) {
    count(args[0], args[2], args[3]);
    drawArraysInstanced.apply(this, args);
  };
  gl.drawElementsInstanced = function (...args: Parameters<typeof drawElementsInstanced>) {
    count(args[0], args[1], args[4]);
    drawElementsInstanced.apply(this, args);
  };
}

for (const vendor of [
  'kanal',
  'kolonnada',
  'loft',
  'severny',
  'sosny',
  'svetly',
  'terrasy',
  'zaliv',
]) {
  test(`a frame of «${vendor}» costs little, and none is drawn when nothing moves @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(countDraws);
    await page.goto(`/obekty/${vendor}/model#pokrutit`);
    const counted = () => page.evaluate(() => ({ ...window.counted }));
    await expect.poll(async () => (await counted()).draws, { timeout: 60_000 }).toBeGreaterThan(0);
    /** What has been asked for once nothing comes any more. */
    const settled = async () => {
      let before = await counted();
      await expect
        .poll(
          async () => {
            const now = await counted();
            const isSame = now.draws === before.draws;
            before = now;
            return isSame;
          },
          { timeout: 60_000, intervals: [1_000] },
        )
        .toBe(true);
      return before;
    };
    await settled();
    await page.evaluate(() => {
      window.counted = { draws: 0, triangles: 0 };
    });
    // Another hour: one frame with its shadows.
    await page.getByRole('slider', { name: 'Время суток' }).press('ArrowRight');
    await expect.poll(async () => (await counted()).draws, { timeout: 30_000 }).toBeGreaterThan(5);
    const { draws, triangles } = await settled();
    expect(draws).toBeLessThanOrEqual(MOST.draws);
    expect(triangles).toBeLessThanOrEqual(MOST.triangles);
  });
}
