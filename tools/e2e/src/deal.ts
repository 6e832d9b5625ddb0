import { expect, type Page } from '@playwright/test';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from './order.ts';
import { readToTheEnd } from './read-contract.ts';
import { readCode } from './read-outbox.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** One buyer, a passport, the paid hold; the documents go to the staff. The whole sum at once, unless another way to pay is named. */
export async function buyLot(page: Page, { payment }: { payment?: string } = {}): Promise<void> {
  await atOrderStep(page, /^Как вы\sплатите$/);
  if (payment !== undefined) await page.getByLabel(payment, { exact: true }).check();
  await press(page, /^Дальше: участники/);
  await buyAgreed(page);
}

/** The same from the participants on, where the way to pay is chosen. */
export async function buyAgreed(page: Page): Promise<void> {
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

/** Reads the contract to its end, goes to the page of the electronic signature, types the code of the SMS in and comes back. */
export async function signContract(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Прочитать договор' }).click();
  await readToTheEnd(page);
  const after = new Date().toISOString();
  await press(page, 'Подписать');
  const code = await readCode(phone.replace(/[^+\d]/g, ''), { after });
  await page.getByLabel('Код из СМС').fill(code);
  await press(page, 'Подписать');
}
