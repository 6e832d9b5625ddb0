import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('the club card shows its points and what a partner would see', async ({ page }) => {
  await openPage(page, '/lk/loyalty');
  await expect(pageTitle(page, 'Клубная карта')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'История баллов' })).toBeVisible();
  await expect(page.getByText('Приветственные баллы')).toBeVisible();
  await expect(page.getByText('utm_campaign=SAVELEVA')).toBeVisible();
  await page.getByRole('link', { name: /Код карты/ }).click();
  await expect(page.getByText(/^Карта 3000 0417 действует/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Савельева');
});

test(
  'a buyer without a registered contract is told when there will be a card',
  { tag: '@full' },
  async ({ page, asNewBuyer }) => {
    await asNewBuyer();
    await openPage(page, '/lk/loyalty');
    await expect(page.getByText('Карты пока нет')).toBeVisible();
  },
);

test(
  'a tablet shows the ranks of the club beside each other, a small phone all words of each one',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, '/lk/loyalty');
    const ranks = page.getByRole('region', { name: 'Уровни' }).getByRole('listitem');
    await expect(ranks).toHaveCount(3);
    const tops = () =>
      ranks.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    await expect.poll(tops).toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    const cut = () =>
      ranks.evaluateAll(
        (all) =>
          all.flatMap(({ firstElementChild: card }) =>
            [...(card?.querySelectorAll('p') ?? [])].filter(
              (words) =>
                words.getBoundingClientRect().bottom > (card?.getBoundingClientRect().bottom ?? 0),
            ),
          ).length,
      );
    await expect.poll(cut).toBe(0);
  },
);
