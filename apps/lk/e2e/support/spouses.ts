import type { Page } from '@playwright/test';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from '@m30/e2e/order';
import { expect } from './buyer.ts';
import { press } from './deal.ts';

/** How two spouses buy: by a mortgage for families, or the whole sum at once. */
interface Purchase {
  /** Phone of the husband, `+7XXXXXXXXXX`. */
  husband: string;
  mortgage: boolean;
}

/** A way to pay, two spouses without shares, their documents, the paid hold. */
export async function buyTogether(page: Page, { husband, mortgage }: Purchase): Promise<void> {
  const hand = { fill: (field: ReturnType<Page['locator']>, text: string) => field.fill(text) };
  await atOrderStep(page, /^Как вы\sплатите$/);
  if (mortgage) {
    await page.getByLabel('Ипотека', { exact: true }).check();
    await page.getByLabel('Дата рождения ребёнка').fill('03052021');
  }
  await press(page, /^Дальше: участники/);
  await atOrderStep(page, /^Кто покупает$/);
  await fillPerson(participant(page, 1), hand, couple[0]);
  await press(page, 'Добавить участника');
  const second = { ...couple[1], 'Телефон для подписи': husband.slice(2) };
  await fillPerson(participant(page, 2), hand, second);
  await page.getByRole('radio', { name: /^Общая собственность супругов/ }).check();
  await expect(participant(page, 2).getByLabel('Доля')).toHaveCount(0);
  await expectSaved(page);
  await press(page, /^Дальше: документы/);
  await atOrderStep(page, /^Документы$/);
  const papers = [
    ...[/Паспорт, Орлова/, /Паспорт, Орлов\s/, /Свидетельство о\sбраке/],
    ...(mortgage ? [/Свидетельства о\sрождении/] : []),
  ];
  for (const paper of papers) {
    await page
      .getByLabel(paper)
      .setInputFiles({ name: 'скан.png', mimeType: 'image/png', buffer: scan(2000) });
  }
  await expect(page.getByRole('link', { name: 'скан', exact: true })).toHaveCount(papers.length);
  await press(page, /^Дальше: проверка/);
  await page.getByLabel(/^Принимаю/).check();
  await expectSaved(page);
  await press(page, /^Оплатить бронь/);
  await press(page, 'Оплатить');
}
