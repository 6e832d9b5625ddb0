import { expect, test, type Page } from '@playwright/test';

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

/** What the frames cost that a change asks for, once all is still. */
async function costOf(page: Page, change: () => Promise<void>) {
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
  await change();
  await expect.poll(drawn, { timeout: 30_000 }).toBeGreaterThan(5);
  await settle();
  const frames = await page.evaluate(() => window.drawnFrames);
  return {
    draws: Math.max(...frames.map(({ draws }) => draws)),
    triangles: Math.max(...frames.map(({ triangles }) => triangles)),
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
    // Another hour: a frame with its shadows, another one where a second thing has changed meanwhile.
    const { draws, triangles } = await costOf(page, () =>
      page.getByRole('slider', { name: 'Время суток' }).press('ArrowRight'),
    );
    expect(draws).toBeLessThanOrEqual(MOST.draws);
    expect(triangles).toBeLessThanOrEqual(MOST.triangles);
  });
}

/** Among nine hundred pines, in a street, at the bay. */
for (const flat of ['sosny/korpus-5/so5-12', 'kanal/korpus-2/k2-32', 'zaliv/korpus-2/z2-130']) {
  test(`a frame of what is seen from «${flat}» costs little, and none is drawn when nothing moves @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(countDraws);
    await page.goto(`/obekty/${flat}#outlook`);
    await page.getByRole('button', { name: 'Осмотреться из окна' }).first().click();
    const { draws, triangles } = await costOf(page, () =>
      page.getByRole('slider', { name: 'Время суток' }).press('ArrowRight'),
    );
    expect(draws).toBeLessThanOrEqual(MOST.draws);
    expect(triangles).toBeLessThanOrEqual(MOST.triangles);
  });
}
