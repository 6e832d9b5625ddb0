import type { Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { expect, openPage, test } from './support/buyer.ts';
import { handOver, heading, payEscrow, playStaff, press } from './support/deal.ts';
import { freeSet, orderSet, signSet } from './support/set.ts';
import { signByLink } from './support/sign-by-link.ts';
import { buyTogether } from './support/spouses.ts';

test(
  'spouses buy a flat, a parking place and a storage room in one order, from the cart to the keys',
  { tag: '@full' },
  async ({ page, asNewBuyer, browser }) => {
    test.setTimeout(180_000);
    const { phone } = await asNewBuyer();
    const husband = somePerson().phone;
    const price = await orderSet(page, await freeSet(page.request));

    await atOrder(page, price);
    const order = /\/order\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await buyTogether(page, { husband, mortgage: false });
    await press(page, /^Отправить на\sпроверку/);
    await playStaff(page, /^Принять: Паспорт, Орлова/, /^Принять: Паспорт/, /^Принять: Свидет/);
    await signSet(page, phone);
    await expect(heading(page, /^Ждём подписи остальных/)).toBeVisible();
    await signByLink(browser, husband, async (visitor) => {
      await expect(visitor.getByRole('article', { name: /^Договор участия/ })).toHaveCount(3);
    });

    await openPage(page, `/lk/orders/${order}`);
    await expect(page.getByRole('link', { name: /^Договор участия.+ДДУ-\d+-3/ })).toBeVisible();
    await payEscrow(page);
    await handOver(page, order);
  },
);

/** The order names each lot, and the price of the cart. */
async function atOrder(page: Page, price: string): Promise<void> {
  const lots = page.getByRole('list', { name: 'Лоты заказа' });
  await expect(lots.getByRole('listitem')).toHaveCount(3);
  await expect(lots.getByRole('listitem').last()).toContainText('−10');
  await expect(page.getByText(price).first()).toBeVisible();
}
