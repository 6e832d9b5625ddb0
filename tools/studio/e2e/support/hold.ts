import type { Page } from '@playwright/test';

/** Fills the form of a hold for the first free lot that the text finds. */
export async function holdFirstFree(page: Page, text: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Бронь для покупателя' });
  await form.getByLabel('Номер и комплекс').fill(text);
  await form.getByRole('radio', { disabled: false }).first().check();
  await form.getByLabel('Как платит').selectOption('Полная оплата');
  await form.getByLabel('Фамилия').fill('Звонкова');
  await form.getByRole('button', { name: 'Забронировать и пригласить' }).click();
}
