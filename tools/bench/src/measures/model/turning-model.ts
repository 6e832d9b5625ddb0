import type { Browser, CDPSession, Page } from 'playwright';
import { vendors } from '@m30/backend/testing/light';
import type { Figure } from '../../figures/figure.ts';
import { figureOf } from '../../figures/rows.ts';
import { modelOpens } from './model-opens.ts';
import { SMALL, watchFrames, type Frames } from './watch-frames.ts';

/** This machine's processor against a phone's: times are multiplied, as a browser that is slowed down spins while it waits for pixels. */
const SLOWDOWN = 4;
/** Pixels that a finger moves in one frame, and the frames of a turn. */
const STEP = 4;
const STEPS = 40;
/** Milliseconds from one move to the next: what asks the page whether it has drawn would be counted as its script. */
const BETWEEN = 60;
/** Ten minutes each: the sun goes on by two hours. */
const SUN_STEPS = 12;
/** Milliseconds without a frame after which the model is still, and for which it is then watched. */
const STILL = 2_000;
const WATCHED = 3_000;

/** What a frame of each model costs while it turns and while its sun moves, and what is drawn while nothing does. */
export async function turningModel(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const vendor of vendors) figures.push(...(await modelOf(browser, origin, vendor)));
  return [...figures, ...(await modelOpens(browser, origin))];
}

async function modelOf(browser: Browser, origin: string, vendor: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: SMALL, reducedMotion: 'reduce' });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/obekty/${vendor}/model#pokrutit`);
  await page.waitForFunction(() => window.seenFrames.count > 0, undefined, { timeout: 60_000 });
  await settle(page);
  await page.waitForTimeout(WATCHED);
  const still = await takeFrames(page);

  const session = await page.context().newCDPSession(page);
  // Time of the thread itself: what other processes take from it does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const turn = await grab(page);
  await takeFrames(page);
  const turning = await costOf(page, session, () => turn(STEPS));
  await page.mouse.up();
  await page.getByRole('slider', { name: 'Время суток' }).focus();
  await page.waitForTimeout(STILL);
  await takeFrames(page);
  const shining = await costOf(page, session, () => moveSun(page));
  await page.close();

  const model = `model of «${vendor}»`;
  const script = `${model}, script of a frame, processor ${SLOWDOWN}× slower`;
  return [
    figureOf('P24 draws', `${model}, draws of a frame`, Math.max(turning.draws, shining.draws)),
    figureOf(
      'P24 triangles',
      `${model}, triangles of a frame`,
      Math.max(turning.triangles, shining.triangles),
    ),
    figureOf('P24 script', `${script}, while it turns`, turning.script),
    figureOf('P24 sun', `${script}, while its sun moves`, shining.script),
    figureOf('P24 still', `${model}, frames while nothing moves`, still.count),
  ];
}

/** Waits until nothing is drawn any more, and forgets what was. */
async function settle(page: Page): Promise<void> {
  do {
    await takeFrames(page);
    await page.waitForTimeout(STILL);
  } while (await page.evaluate(() => window.seenFrames.count > 0));
}

const takeFrames = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const { seenFrames: frames } = window;
    window.seenFrames = { count: 0, draws: 0, triangles: 0 };
    return frames;
  });

/** Takes the model by a pointer and turns it a little: the first frames compile the code. */
async function grab(page: Page): Promise<(steps: number) => Promise<void>> {
  const canvas = page.locator('main canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas to turn');
  let x = box.x + box.width / 4;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const turn = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.move((x += STEP), y);
      await page.waitForTimeout(BETWEEN);
    }
    await page.waitForTimeout(STILL);
  };
  await turn(STEPS / 4);
  return turn;
}

async function moveSun(page: Page): Promise<void> {
  for (let step = 0; step < SUN_STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(BETWEEN);
  }
  await page.waitForTimeout(STILL);
}

/** Frames of some doing, and the milliseconds of script that one of them would take there, in the mean. */
async function costOf(
  page: Page,
  session: CDPSession,
  doing: () => Promise<void>,
): Promise<Frames & { script: number }> {
  const before = await scriptOf(session);
  await doing();
  const spent = (await scriptOf(session)) - before;
  const frames = await takeFrames(page);
  return { ...frames, script: (spent / frames.count) * SLOWDOWN };
}

/** Milliseconds of script so far. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
