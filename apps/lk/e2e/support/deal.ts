import type { Page } from '@playwright/test';
import { press } from '@m30/e2e/deal';
import { scan } from '@m30/e2e/order';
import { expect, openPage } from './buyer.ts';
import { staff } from './staff.ts';

export { buyLot, press, signContract } from '@m30/e2e/deal';

/** The staff send the passport back once, then accept the next one. */
export async function checkDocuments(page: Page): Promise<void> {
  await expect(heading(page, 'Проверяем документы')).toBeVisible();
  await page.getByRole('link', { name: /^Тестовый режим/ }).click();
  await page.getByLabel('Что исправить').fill('Не видно номера');
  await press(page, /^Вернуть: Паспорт/);
  await leaveStaff(page);
  await expect(page.getByText('Что исправить: Не видно номера')).toBeVisible();
  await page.getByLabel(/^Загрузить заново\s*: Паспорт/).setInputFiles({
    name: 'паспорт целиком.png',
    mimeType: 'image/png',
    buffer: scan(2400),
  });
  await expect(page.getByRole('link', { name: 'паспорт целиком', exact: true })).toBeVisible();
  await press(page, /^Отправить на\sпроверку/);
  await playStaff(page, /^Принять: Паспорт/);
}

/** Plays the staff on their page of the demonstration and comes back to the order. */
export async function playStaff(page: Page, ...buttons: (string | RegExp)[]): Promise<void> {
  await page.getByRole('link', { name: /^Тестовый режим/ }).click();
  for (const button of buttons) await press(page, button);
  await leaveStaff(page);
}

async function leaveStaff(page: Page): Promise<void> {
  const back = page.getByRole('link', { name: 'Вернуться к заказу' });
  await openPage(page, (await back.getAttribute('href')) ?? '');
}

/** Sends the contract to the register, which takes it and writes its record. */
export async function register(page: Page): Promise<void> {
  await press(page, /^Отправить на\sрегистрацию/);
  await press(page, 'Принять документы');
  await press(page, 'Зарегистрировать');
}

/** From the signature on: an empty account, the register, then the money. */
export async function payEscrow(page: Page): Promise<void> {
  await press(page, 'Открыть счёт эскроу');
  await press(page, 'Открыть счёт эскроу');
  await register(page);
  await press(page, 'Внести деньги');
  await press(page, 'Внести деньги');
}

/** From the permit to the ownership: the staff play the house, the bank and the register. */
export async function handOver(page: Page, order: string): Promise<void> {
  await playStaff(page, /^Дом введён в\sэксплуатацию$/, 'Перечислить деньги застройщику');
  await staff(page.request, 'acceptance.open', { order });
  await staff(page.request, 'act.sign', { order, way: 'office' });
  await staff(page.request, 'keys.hand', { order });
  await openPage(page, `/order/${order}`);
  await playStaff(page, 'Зарегистрировать право');
  await expect(heading(page, 'Квартира ваша')).toBeVisible();
}

/** The buyer gives an order up before its contract is signed, and the money of the hold comes back. */
export async function giveUp(page: Page, order: string): Promise<void> {
  await openPage(page, `/lk/orders/${order}`);
  await press(page, 'Отменить заказ');
  const dialog = page.getByRole('dialog', { name: 'Отменить заказ?' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Вернули 30\s000\s₽/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
}

/** What the order waits for, as its page says. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
