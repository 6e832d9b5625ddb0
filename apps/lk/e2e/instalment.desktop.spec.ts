import type { Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { expect, openPage, test } from './support/buyer.ts';
import {
  buyLot,
  checkDocuments,
  heading,
  playStaff,
  press,
  register,
  signContract,
} from './support/deal.ts';
import { staff } from './support/staff.ts';

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
    await playStaff(page, /^Дом введён в\sэксплуатацию$/, 'Перечислить деньги застройщику');
    await staff(page.request, 'acceptance.open', { order });
    await staff(page.request, 'act.sign', { order, way: 'office' });
    await staff(page.request, 'keys.hand', { order });
    await openPage(page, `/order/${order}`);
    await playStaff(page, 'Зарегистрировать право');
    await expect(heading(page, 'Квартира ваша')).toBeVisible();
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
    await openPage(page, `/lk/orders/${order}`);
    await press(page, 'Отменить заказ');
    const dialog = page.getByRole('dialog', { name: 'Отменить заказ?' });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Вернули 30\s000\s₽/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
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
