import type { Locator } from '@playwright/test';

/** Takes the WebGL context of a canvas away, as a browser does that has too many, and gives it back. */
export async function loseContext(canvas: Locator): Promise<void> {
  await canvas.evaluate(async (place: HTMLCanvasElement) => {
    const losing = place.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    losing?.loseContext();
    await new Promise((done) => setTimeout(done, 50));
    losing?.restoreContext();
  });
}

/** Bytes of the picture of a canvas: an empty one has few. */
export const drawnBytes = async (canvas: Locator): Promise<number> =>
  (await canvas.screenshot()).length;
