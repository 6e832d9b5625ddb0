import type { Page } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: 'story' | 'docs' }>;
}

/** Opens a story of a component alone on its page; the first one unless its export is named. */
export async function openStory(page: Page, component: string, exported?: string): Promise<void> {
  const response = await page.request.get('/index.json');
  const { entries } = (await response.json()) as StoryIndex;
  const story = Object.values(entries).find(
    ({ type, title, name }) =>
      type === 'story' &&
      title === `Компоненты/${component}` &&
      (exported === undefined || name.replaceAll(' ', '') === exported),
  );
  if (!story) throw new Error(`There is no story ${exported ?? ''} of ${component}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
  await page.locator('body.sb-show-main').waitFor();
}

/** Presses keys one after another. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
