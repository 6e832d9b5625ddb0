import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { openPage } from '@m30/e2e/open-page';

// What a page still asks for at the end of a journey is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const guide = (page: Page) => page.locator('dialog[data-modal="videoGuide"]');
const film = (page: Page) => guide(page).locator('video[controls]');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

/** A chat as an adapter of the host puts it into its slot. */
const addChat = (page: Page) =>
  page.evaluate(() => {
    const chat = Object.assign(document.createElement('button'), { textContent: 'Чат' });
    Object.assign(chat.style, { position: 'fixed', right: '16px', bottom: '16px' });
    document.querySelector('[data-chat-widget]')?.append(chat);
  });

test('the guide stands beside the question about cookies', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/kompaniya');
  const button = await wake(page);
  const notice = page.getByRole('region', { name: 'Файлы cookie' });
  for (const part of [
    notice.getByText('Счётчики посещений'),
    ...(await notice.getByRole('button').all()),
  ]) {
    await expect(part).toBeVisible();
    await expect.poll(() => isUpon(button, part)).toBe(false);
  }
  await button.click();
  await expect(guide(page)).toBeVisible();
});

test('the guide is walked through by keyboard alone', async ({ page, isMobile }) => {
  await openPage(page, '/kompaniya');
  await addChat(page);
  const button = await wake(page);
  const place = await page.evaluate(() => window.scrollY);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(guide(page)).toBeVisible();
  await expect(page.locator('[data-chat-widget]')).toHaveAttribute('data-lifted', '');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await expect(guide(page).getByText('0:09')).toBeVisible();
  await choose(page, 'По отдельности');
  await choose(page, 'Дома в городе');
  await choose(page, /Канал 9/);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const frame = await film(page).boundingBox();
  if (!isMobile) expect([frame?.width, frame?.height]).toEqual([752, 423]);

  await choose(page, 'Назад к списку');
  await expect(film(page)).toHaveCount(0);
  await expect(guide(page).getByRole('button', { name: /Канал 9/ })).toBeVisible();
  await choose(page, 'Назад к списку');
  await expect(guide(page).getByRole('button', { name: 'Дома за городом' })).toBeVisible();

  // A section with one film plays it at once.
  await choose(page, 'Дома за городом');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(guide(page)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('[data-chat-widget]')).not.toHaveAttribute('data-lifted');
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place);
});

test('a page without videos has no guide', { tag: '@full' }, async ({ page }) => {
  await page.goto('/oferta', { waitUntil: 'networkidle' });
  const asked = page.waitForResponse('**/api/AI.GetVideos');
  await page.keyboard.press('Shift');
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Видеогид' })).toHaveCount(0);
});

test('a list that is one film plays at once', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/AI.GetVideos', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { videos: { video: string | null }[] } };
    const videos = body.result.videos.filter(({ video }) => video !== null).slice(0, 1);
    const result = { ...body.result, videos, video_play: videos[0]?.video ?? '' };
    await route.fulfill({ response: answer, json: { ...body, result } });
  });
  await openPage(page, '/kompaniya');
  await (await wake(page)).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(guide(page).getByRole('button', { name: 'Назад к списку' })).toHaveCount(0);
});

/** Whether two elements share any of the screen; padding of the second is free. */
async function isUpon(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!above || !below) return false;
  const right = await other.evaluate((element) =>
    parseFloat(getComputedStyle(element).paddingRight),
  );
  return (
    above.x < below.x + below.width - right &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  );
}

/** The first sign of life, after which the guide is loaded. */
async function wake(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Видеогид' });
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  return button;
}

/** Goes to a button of the guide by Tab and presses it. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const target = guide(page).getByRole('button', { name });
  await expect(target).toBeVisible();
  for (let step = 0; step < 20; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
