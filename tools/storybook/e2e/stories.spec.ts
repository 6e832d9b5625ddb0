import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const folder = new URL('../storybook-static/', import.meta.url);
const axe = fileURLToPath(import.meta.resolve('axe-core'));

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: 'story' | 'docs' }>;
}

const index = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as StoryIndex;
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
const titles = [...new Set(stories.map((story) => story.title))];

test('there are stories of every library', () => {
  expect(titles.length).toBeGreaterThan(15);
});

interface View {
  tone: 'surface' | 'deep';
  width: number;
  schemes: readonly ('light' | 'dark')[];
}

/** The usual ground on a desk, by day and by night; the kit also on the darkest one, at the width of 400 % zoom. */
const viewsOf = (title: string): View[] => [
  { tone: 'surface', width: 1280, schemes: ['light', 'dark'] },
  ...(/^(Основы|Компоненты)\//.test(title)
    ? [{ tone: 'deep', width: 320, schemes: ['light'] } as const]
    : []),
];

/** Names, roles and states were looked at in the first view: on another ground only colours and sizes are new. */
const OF_ITS_LOOK = ['color-contrast', 'link-in-text-block', 'target-size'];

for (const title of titles) {
  test(`every story of ${title} renders without an error, fits, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const [first, ...others] = stories.filter((one) => one.title === title);
    if (!first) return;
    for (const { tone, width, schemes } of viewsOf(title)) {
      await page.setViewportSize({ width, height: 800 });
      const globals = `tone:${tone};a11y.manual:!true`;
      await page.goto(`/iframe.html?id=${first.id}&viewMode=story&globals=${globals}`);
      await page.locator('body.sb-show-main').waitFor();
      await page.addScriptTag({ path: axe });
      for (const story of [first, ...others]) {
        const where = `${story.name} on ${tone} at ${width} px`;
        if (story !== first) expect(await switchTo(page, story.id), where).toBe(story.id);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const isFirst = tone === 'surface' && colorScheme === 'light';
          expect(
            await violationsOf(page, isFirst ? undefined : OF_ITS_LOOK),
            `${where}, ${colorScheme}`,
          ).toEqual([]);
        }
        expect(problems, where).toEqual([]);
        const excess = await page.evaluate(
          () => document.body.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${where}: pixels beyond the screen`).toBeLessThanOrEqual(0);
      }
    }
  });
}

/**
 * Shows another story as a click in the sidebar does: loading the page anew for each takes three times as long.
 * @returns id of the story that is shown then
 */
const switchTo = (page: Page, storyId: string): Promise<unknown> =>
  page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(event: string, listener: (said: unknown) => void): void;
        emit(event: string, selection: { storyId: string; viewMode: 'story' }): void;
      };
    };
    return new Promise((resolve) => {
      // The story before may be rendered only now.
      channel.on('storyRendered', (rendered) => rendered === id && resolve(rendered));
      for (const fault of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        channel.on(fault, resolve);
      }
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  }, storyId);

const violationsOf = (page: Page, only?: string[]): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(runOnly && { runOnly }),
      // A story is a part of a page: it has no landmarks and no first heading of its own.
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
        'heading-order': { enabled: false },
      },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
  }, only);
