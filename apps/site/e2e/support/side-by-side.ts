import type { BrowserContext, Page } from '@playwright/test';

/** Tabs in which a test looks at many pages: while one waits for its network, another works. */
const TABS = 3;

/** Goes through many items in a few tabs of one context; the first failure ends it. */
export async function sideBySide<Item>(
  context: BrowserContext,
  items: readonly Item[],
  look: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async () => {
    const page = await context.newPage();
    for (let item = left.shift(); item !== undefined; item = left.shift()) await look(page, item);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}
