import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

/** Components that between them show every colour role, corner and size of text. */
const shown = ['Button', 'TextField', 'Chip', 'Notice', 'Price', 'Accordion', 'Slider', 'Chart'];

/** Pixels by which a box may differ: another face has words of another width. */
const TOLERANCE = 4;

interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

for (const name of shown) {
  test(`another brand changes how ${name} looks and not where it stands`, async ({ page }) => {
    const id = await firstStory(page, `Компоненты/${name}`);
    const own = await show(page, id, 'own');
    const other = await show(page, id, 'other');

    expect(other.boxes.length).toBe(own.boxes.length);
    own.boxes.forEach((box, index) => {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        const difference = Math.abs(box[side] - (other.boxes[index]?.[side] ?? NaN));
        expect(difference, `${side} of root ${index + 1}`).toBeLessThanOrEqual(TOLERANCE);
      }
    });
    expect(other.picture.equals(own.picture), 'the pixels are the same').toBe(false);
  });
}

test('the same brand drawn twice gives the same picture', async ({ page }) => {
  const id = await firstStory(page, 'Компоненты/Notice');
  const [first, second] = [await show(page, id, 'own'), await show(page, id, 'own')];
  expect(second.picture.equals(first.picture)).toBe(true);
});

async function firstStory(page: Page, title: string): Promise<string> {
  const response = await page.request.get('/index.json');
  const { entries } = (await response.json()) as StoryIndex;
  const story = Object.values(entries).find((one) => one.type === 'story' && one.title === title);
  if (!story) throw new Error(`There is no story of ${title}`);
  return story.id;
}

async function show(page: Page, id: string, brand: 'own' | 'other') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=brand:${brand};a11y.manual:!true`);
  await page.locator('body.sb-show-main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const boxes = await page.locator('.ground > :not(style)').evaluateAll((roots) =>
    roots.map((root): Box => {
      const { x, y, width, height } = root.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  return { boxes, picture: await page.screenshot({ animations: 'disabled' }) };
}
