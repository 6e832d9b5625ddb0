import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a buyer reads a news item, and then all of them', async ({ page, asNewBuyer }) => {
  await asNewBuyer();
  await openPage(page, '/lk/news');
  await expect(pageTitle(page, 'Новости ваших домов')).toBeVisible();
  const list = page.getByRole('region', { name: 'Список новостей' });
  await list.getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Соседние новости' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Новости', exact: true }).click();
  await expect(pageTitle(page, 'Новости ваших домов')).toBeVisible();
});

test('unread news are marked until they are read', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/lk/news');
  const readAll = page.getByRole('button', { name: 'Прочитать все' });
  if (await readAll.isVisible()) await readAll.click();
  await expect(readAll).toBeHidden();
  await expect(page.getByText('Все новости прочитаны')).toBeAttached();
  await page.getByRole('link', { name: 'Мои дома' }).click();
  await expect(page).toHaveURL(/scope=mine/);
});

test(
  'the picture of a news item ends above its text, at every width',
  { tag: '@full' },
  async ({ page }) => {
    const list = await page.request.get('/api/LK.GetNews?page=1');
    const { news } = ((await list.json()) as { result: { news: { alias: string }[] } }).result;
    for (const { alias } of news) {
      const answer = await page.request.get(`/api/LK.GetNewsItem?alias=${alias}`);
      const { picture } = ((await answer.json()) as { result: { picture: unknown } }).result;
      if (!picture) continue;
      await openPage(page, `/lk/news/${alias}`);
      const image = page.getByRole('article').locator('picture').first();
      for (const width of [360, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        const overlap = () =>
          image.evaluate((box) => {
            const drawn = box.querySelector('img')?.getBoundingClientRect().bottom ?? 0;
            return drawn - (box.nextElementSibling?.getBoundingClientRect().top ?? 0);
          });
        await expect.poll(overlap, { message: `at ${width}` }).toBeLessThanOrEqual(0);
      }
      return;
    }
    throw new Error('no news has a picture');
  },
);
