import { expect, test } from '@playwright/test';

/** Of one frame, the drawing of its shadows among them. */
const MOST = { draws: 60, triangles: 500_000 };

interface Counted {
  draws: number;
  triangles: number;
}

declare global {
  interface Window {
    drawn: number;
    drawnFrames: Counted[];
  }
}

/** Counts what a page asks of WebGL, whoever asks: in all, and in each frame. */
function countDraws() {
  window.drawn = 0;
  window.drawnFrames = [];
  const gl = WebGL2RenderingContext.prototype;
  let frame: Counted | null = null;
  const count = (mode: number, vertices: number, instances = 1) => {
    if (!frame) window.drawnFrames.push((frame = { draws: 0, triangles: 0 }));
    window.drawn += 1;
    frame.draws += 1;
    if (mode === 4) frame.triangles += (vertices / 3) * instances;
  };
  // It is asked for in the frame before, and so runs before whatever is drawn in this one.
  const begin = () => {
    frame = null;
    requestAnimationFrame(begin);
  };
  requestAnimationFrame(begin);
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
    const drawn = () => page.evaluate(() => window.drawn);
    await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(0);
    /** Waits until nothing is asked for any more. */
    const settle = async () => {
      let before = await drawn();
      await expect
        .poll(
          async () => {
            const now = await drawn();
            const isSame = now === before;
            before = now;
            return isSame;
          },
          { timeout: 60_000, intervals: [1_000] },
        )
        .toBe(true);
    };
    await settle();
    await page.evaluate(() => {
      window.drawn = 0;
      window.drawnFrames = [];
    });
    // Another hour: a frame with its shadows, another one where a second thing has changed meanwhile.
    await page.getByRole('slider', { name: 'Время суток' }).press('ArrowRight');
    await expect.poll(drawn, { timeout: 30_000 }).toBeGreaterThan(5);
    await settle();
    const frames = await page.evaluate(() => window.drawnFrames);
    expect(Math.max(...frames.map(({ draws }) => draws))).toBeLessThanOrEqual(MOST.draws);
    expect(Math.max(...frames.map(({ triangles }) => triangles))).toBeLessThanOrEqual(
      MOST.triangles,
    );
  });
}
