import type { Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { expect, openPage, test } from './support/buyer.ts';
import {
  buyLot,
  checkDocuments,
  giveUp,
  handOver,
  heading,
  press,
  register,
  signContract,
} from './support/deal.ts';

test.describe('an investor', { tag: '@full' }, () => {
  test.setTimeout(150_000);

  test('buys by instalments, each of which goes to the escrow account, up to the keys', async ({
    page,
    asNewBuyer,
  }) => {
    const { phone } = await asNewBuyer();
    const order = await hold(page);
    await openPage(page, `/order/${order}`);
    await buyLot(page, { payment: 'Рассрочка' });
    await checkDocuments(page);
    await signContract(page, phone);
    await press(page, 'Открыть счёт эскроу');
    await press(page, 'Открыть счёт эскроу');
    await register(page);
    const instalments = await payAll(page);
    expect(instalments).toBeGreaterThan(2);
    const events = page.getByRole('region', { name: 'События' }).getByRole('listitem');
    await expect(events.filter({ hasText: 'На счёт эскроу поступило' })).toHaveCount(instalments);
    await handOver(page, order);
  });

  test('who changes his mind before the contract gets the money of the hold back', async ({
    page,
    asNewBuyer,
  }) => {
    await asNewBuyer();
    const order = await hold(page);
    await openPage(page, `/order/${order}`);
    await buyLot(page, { payment: 'Рассрочка' });
    await expect(heading(page, 'Проверяем документы')).toBeVisible();
    await giveUp(page, order);
  });
});

async function hold(page: Page): Promise<string> {
  const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  return ((await held.json()) as { result: { order: string } }).result.order;
}

/** Pays instalment after instalment on the acquirer's page; says how many there were. */
async function payAll(page: Page): Promise<number> {
  const next = heading(page, /^Внесите (?:деньги|следующий взнос)/);
  let paid = 0;
  while (await next.isVisible()) {
    await press(page, 'Внести деньги');
    await press(page, 'Внести деньги');
    await expect(page.getByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
    paid += 1;
  }
  return paid;
}
