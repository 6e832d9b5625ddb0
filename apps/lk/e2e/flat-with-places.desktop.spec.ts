import type { APIRequestContext, Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { readCode } from '@m30/e2e/read-outbox';
import { expect, openPage, test } from './support/buyer.ts';
import { heading, playStaff, press, register } from './support/deal.ts';
import { readToTheEnd } from './support/read-contract.ts';
import { signByLink } from './support/sign-by-link.ts';
import { buyTogether } from './support/spouses.ts';
import { staff } from './support/staff.ts';

test(
  'spouses buy a flat, a parking place and a storage room in one order, from the cart to the keys',
  { tag: '@full' },
  async ({ page, asNewBuyer, browser }) => {
    test.setTimeout(180_000);
    const { phone } = await asNewBuyer();
    const husband = somePerson().phone;
    for (const lot of await freeSet(page.request)) {
      await page.request.post('/api/Cart.Add', { data: { lot } });
    }
    await openPage(page, '/cart');
    const set = page.getByRole('region', { name: 'Комплект: Канал 9' });
    await expect(set.getByRole('heading')).toContainText(/^Вместе дешевле на\s[\d\s,]+₽$/);
    const price = await set.getByRole('definition').last().textContent();
    await press(page, /^Оформить вместе/);

    await atOrder(page, price ?? '');
    const order = /\/order\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await buyTogether(page, { husband, mortgage: false });
    await press(page, /^Отправить на\sпроверку/);
    await playStaff(page, /^Принять: Паспорт, Орлова/, /^Принять: Паспорт/, /^Принять: Свидет/);
    await signAll(page, phone);
    await expect(heading(page, /^Ждём подписи остальных/)).toBeVisible();
    await signByLink(browser, husband, async (visitor) => {
      await expect(visitor.getByRole('article', { name: /^Договор участия/ })).toHaveCount(3);
    });

    await openPage(page, `/lk/orders/${order}`);
    await expect(page.getByRole('link', { name: /^Договор участия.+ДДУ-\d+-3/ })).toBeVisible();
    await press(page, 'Открыть счёт эскроу');
    await press(page, 'Открыть счёт эскроу');
    await register(page);
    await press(page, 'Внести деньги');
    await press(page, 'Внести деньги');
    await playStaff(page, 'Дом введён в\u00a0эксплуатацию', 'Перечислить деньги застройщику');
    await staff(page.request, 'acceptance.open', { order });
    await staff(page.request, 'act.sign', { order, way: 'office' });
    await staff(page.request, 'keys.hand', { order });
    await openPage(page, `/order/${order}`);
    await playStaff(page, 'Зарегистрировать право');
    await expect(page.getByRole('heading', { level: 2, name: 'Квартира ваша' })).toBeVisible();
  },
);

/** The order names each lot, and the price of the cart. */
async function atOrder(page: Page, price: string): Promise<void> {
  const lots = page.getByRole('list', { name: 'Лоты заказа' });
  await expect(lots.getByRole('listitem')).toHaveCount(3);
  await expect(lots.getByRole('listitem').last()).toContainText('−10');
  await expect(page.getByText(price).first()).toBeVisible();
}

/** Reads the contracts one after another, then signs them together with one code. */
async function signAll(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Прочитать договор' }).click();
  for (const next of [2, 3]) {
    const link = page.getByRole('link', { name: new RegExp(`^Читать следующий: №.+-${next}$`) });
    await readToTheEnd(page, link);
    await link.click();
    const open = page.getByRole('navigation', { name: 'Договоры заказа' });
    await expect(open.locator('[aria-current]')).toContainText(`-${next}`);
  }
  await readToTheEnd(page);
  const after = new Date().toISOString();
  await press(page, 'Подписать все 3');
  await page.getByLabel('Код из SMS').fill(await readCode(phone.replace(/[^+\d]/g, ''), { after }));
  await press(page, 'Подписать');
}

interface Lot {
  id: string;
  kind: string;
  handover: object | null;
}

async function ask<Result>(request: APIRequestContext, url: string): Promise<Result> {
  return ((await (await request.get(url)).json()) as { result: Result }).result;
}

/** A flat, a place and a storage room of one complex that are handed over together. */
async function freeSet(request: APIRequestContext): Promise<string[]> {
  const free = (method: string) =>
    ask<{ lots: Lot[] }>(request, `/api/${method}?free=1&complex=kanal`);
  const { lots: places } = await free('Objects.GetPlaces');
  const { lots: flats } = await free('Objects.GetLots');
  for (const flat of flats) {
    const term = JSON.stringify(flat.handover);
    const fits = (kind: string) =>
      places.find((one) => one.kind === kind && JSON.stringify(one.handover) === term);
    const [place, room] = [fits('parking'), fits('storage')];
    if (place && room) return [flat.id, place.id, room.id];
  }
  throw new Error('There is no free flat with a place and a storage room');
}
