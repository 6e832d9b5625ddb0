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
import { staff } from './support/staff.ts';

test.describe('an investor', { tag: '@full' }, () => {
  test.setTimeout(150_000);

  test('buys by instalments, each of which goes to the escrow account, up to the keys', async ({
    page,
    asNewBuyer,
  }) => {
    const { phone } = await asNewBuyer();
    const { order } = await hold(page);
    await registerInstalment(page, { order, phone });
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
    const { order } = await hold(page);
    await openPage(page, `/order/${order}`);
    await buyLot(page, { payment: 'Рассрочка' });
    await expect(heading(page, 'Проверяем документы')).toBeVisible();
    await giveUp(page, order);
  });

  test('whose contract ends between two instalments has back what was paid in, and the fee of the hold', async ({
    page,
    asNewBuyer,
  }) => {
    const { phone } = await asNewBuyer();
    const { order, flat } = await hold(page);
    await registerInstalment(page, { order, phone });
    await payNext(page);
    await expect(heading(page, /^Внесите следующий взнос/)).toBeVisible();
    await staff(page.request, 'contract.terminate', { order, reason: 'Соглашение сторон' });

    await openPage(page, `/lk/orders/${order}`);
    const main = page.getByRole('main');
    const came = /На\sсчёт\sэскроу\sпоступило\s([\d\s,]+)₽/.exec(await main.innerText())?.[1] ?? '';
    expect(came).toMatch(/\d/);
    const sum = came.trim().replaceAll(/\s/g, '\\s');
    const back = new RegExp(`Договор\\sпрекращён, банк\\sвернул\\s${sum}\\s₽`);
    await expect(main.getByText(back).first()).toBeVisible();
    await expect(main.getByText(/Вернули 30\s000\s₽/)).toBeVisible({ timeout: 30_000 });
    await expect(main.getByRole('button', { name: 'Внести деньги' })).toHaveCount(0);

    await openPage(page, await contractOf(page, order));
    await expect(main.getByText(/^Закрыт, деньги возвращены/)).toBeVisible();
    await expect(main.getByText('Прекращён', { exact: true }).first()).toBeVisible();
    await openPage(page, flat.url);
    await expect(page.getByRole('button', { name: /^Забронировать/ }).first()).toBeVisible();
  });
});

async function hold(page: Page) {
  const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  const { order } = ((await held.json()) as { result: { order: string } }).result;
  return { order, flat };
}

/** From the way to pay to the registered contract: the account is open and empty. */
async function registerInstalment(
  page: Page,
  { order, phone }: { order: string; phone: string },
): Promise<void> {
  await openPage(page, `/order/${order}`);
  await buyLot(page, { payment: 'Рассрочка' });
  await checkDocuments(page);
  await signContract(page, phone);
  await press(page, 'Открыть счёт эскроу');
  await press(page, 'Открыть счёт эскроу');
  await register(page);
}

/** Pays instalment after instalment; says how many there were. */
async function payAll(page: Page): Promise<number> {
  const next = heading(page, /^Внесите (?:деньги|следующий взнос)/);
  let paid = 0;
  while (await next.isVisible()) {
    await payNext(page);
    paid += 1;
  }
  return paid;
}

/** Pays what is due next on the acquirer's page and comes back. */
async function payNext(page: Page): Promise<void> {
  await press(page, 'Внести деньги');
  await press(page, 'Внести деньги');
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
}

/** Page of the contract of an order's deal. */
async function contractOf(page: Page, order: string): Promise<string> {
  const answer = await page.request.get('/api/LK.GetContracts');
  const { result } = (await answer.json()) as {
    result: { contracts: { guid: string; kind: string; order: string | null }[] };
  };
  const share = result.contracts.find((one) => one.kind === 'ddu' && one.order === order);
  return `/lk/contracts/${share?.guid ?? ''}`;
}
