import type { Page } from '@playwright/test';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from '@m30/e2e/order';
import { readCode } from '@m30/e2e/read-outbox';
import { expect, openPage } from './buyer.ts';
import { readToTheEnd } from './read-contract.ts';
import { staff } from './staff.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** One buyer, a passport, the paid hold; the documents go to the staff. The whole sum at once, unless another way to pay is named. */
export async function buyLot(page: Page, { payment }: { payment?: string } = {}): Promise<void> {
  await atOrderStep(page, /^Как вы\sплатите$/);
  if (payment !== undefined) await page.getByLabel(payment, { exact: true }).check();
  await press(page, /^Дальше: участники/);
  await atOrderStep(page, /^Кто покупает$/);
  await fillPerson(participant(page, 1), { fill: (field, text) => field.fill(text) }, couple[0]);
  await expectSaved(page);
  await press(page, /^Дальше: документы/);
  await atOrderStep(page, /^Документы$/);
  await page.getByLabel(/Паспорт, Орлова/).setInputFiles({
    name: 'паспорт.png',
    mimeType: 'image/png',
    buffer: scan(2000),
  });
  const files = page.getByRole('list', { name: /^Файлы: Паспорт, Орлова/ });
  await expect(files.getByRole('link', { name: 'паспорт' })).toBeVisible();
  await press(page, /^Дальше: проверка/);
  await page.getByLabel(/^Принимаю/).check();
  await expectSaved(page);
  await press(page, /^Оплатить бронь/);
  await press(page, 'Оплатить');
  await press(page, /^Отправить на\sпроверку/);
}

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

/** Reads the contract to its end, goes to the page of the electronic signature, types the code of the SMS in and comes back. */
export async function signContract(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Прочитать договор' }).click();
  await readToTheEnd(page);
  const after = new Date().toISOString();
  await press(page, 'Подписать');
  const code = await readCode(phone.replace(/[^+\d]/g, ''), { after });
  await page.getByLabel('Код из SMS').fill(code);
  await press(page, 'Подписать');
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
