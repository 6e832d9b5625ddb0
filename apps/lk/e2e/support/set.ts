import { test, type APIRequestContext, type Page } from '@playwright/test';
import { readCode } from '@m30/e2e/read-outbox';
import { expect, openPage } from './buyer.ts';
import { press } from './deal.ts';
import { readToTheEnd } from '@m30/e2e/read-contract';

/** Puts lots into the cart and orders them together; says the price that the cart names. */
export async function orderSet(page: Page, lots: readonly string[]): Promise<string> {
  for (const lot of lots) await page.request.post('/api/Cart.Add', { data: { lot } });
  await openPage(page, '/cart');
  const set = page.getByRole('region', { name: 'Комплект: Канал 9' });
  await expect(set.getByRole('heading')).toContainText(/^Вместе дешевле на\s[\d\s,]+₽$/);
  await set.getByText('Как посчитано').click();
  await expect(set.getByText(/ × 10\s%/)).toBeVisible();
  const price = await set
    .getByRole('definition')
    .filter({ hasText: /^[\d\s,]+₽$/ })
    .last()
    .textContent();
  await press(page, /^Оформить вместе/);
  return price ?? '';
}

/** Reads the contracts one after another, then signs them together with one code. */
export async function signSet(page: Page, phone: string): Promise<void> {
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
  await page.getByLabel('Код из СМС').fill(await readCode(phone.replace(/[^+\d]/g, ''), { after }));
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
export async function freeSet(request: APIRequestContext): Promise<string[]> {
  const free = (method: string) =>
    ask<{ lots: Lot[] }>(request, `/api/${method}?free=1&complex=kanal`);
  const { lots: places } = await free('Objects.GetPlaces');
  const { lots: flats } = await free('Objects.GetLots');
  // Two journeys at once must not want the same.
  const { parallelIndex: turn } = test.info();
  for (const flat of flats.slice(turn)) {
    const term = JSON.stringify(flat.handover);
    const fits = (kind: string) =>
      places.filter((one) => one.kind === kind && JSON.stringify(one.handover) === term)[turn];
    const [place, room] = [fits('parking'), fits('storage')];
    if (place && room) return [flat.id, place.id, room.id];
  }
  throw new Error('There is no free flat with a place and a storage room');
}
