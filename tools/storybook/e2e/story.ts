import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base, type Page } from '@playwright/test';
import { Hono } from 'hono';

export { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../storybook-static/', import.meta.url));

/** A test whose addresses are those of the built Storybook: each worker serves it to itself, on a free port. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, run) => {
      const app = new Hono();
      // A browser asks for one when a page names none; its absence is no fault of a story.
      app.get('/favicon.ico', (c) => c.body(null, 204));
      app.use('*', serveStatic({ root }));
      const server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await run(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, run) => run(storybook),
});

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
