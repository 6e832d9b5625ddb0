import type { Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from '@m30/e2e/order';
import { askBanks, playBank } from './support/banks.ts';
import { expect, openPage, test } from './support/buyer.ts';
import { heading, playStaff, press, signContract } from './support/deal.ts';
import { signByLink } from './support/sign-by-link.ts';

test(
  'spouses buy without shares with the second bank that answered, and each signs on an own phone',
  { tag: '@full' },
  async ({ page, asNewBuyer, browser }) => {
    test.setTimeout(180_000);
    const { phone } = await asNewBuyer();
    const husband = somePerson().phone;
    const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
    const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
    const { order } = ((await held.json()) as { result: { order: string } }).result;

    await openPage(page, `/order/${order}`);
    await buyTogether(page, husband);
    await expect(heading(page, /^Подайте заявку на\sипотеку$/)).toBeVisible();
    const { price, payment } = await orderOf(page, order);
    await askBanks(page.request, { order, price, down: payment.terms.down_payment });
    await playBank(page, 'Балтика Банк', 'Одобрить меньше');
    await playBank(page, 'Северный ипотечный', 'Одобрить');
    await chooseSecondBank(page);

    await press(page, /^Отправить на\sпроверку/);
    await playStaff(
      page,
      /^Принять: Паспорт, Орлова/,
      /^Принять: Паспорт/,
      /^Принять: Свидетельство/,
      /^Принять: Свидетельства/,
    );
    await signContract(page, phone);
    await expect(heading(page, /^Ждём подписи остальных/)).toBeVisible();
    const signers = page.getByRole('region', { name: /^Подписи под/ });
    await expect(signers.getByRole('listitem').filter({ hasText: 'Орлов' }).last()).toContainText(
      'Ждём подпись',
    );

    await signByLink(browser, husband, async (visitor) => {
      await expect(visitor.getByText('без определения долей').first()).toBeVisible();
      await expect(visitor.getByText('Северный ипотечный').first()).toBeVisible();
    });

    await openPage(page, `/lk/orders/${order}`);
    await expect(heading(page, /^Откройте счёт эскроу$/)).toBeVisible();
  },
);

interface Known {
  price: number;
  payment: { terms: { down_payment: number } };
}

async function orderOf(page: Page, guid: string): Promise<Known> {
  const answer = await page.request.post('/api/Order.GetOrderById', { data: { guid } });
  return ((await answer.json()) as { result: { data: Known } }).result.data;
}

/** A mortgage, two spouses without shares, three documents, the paid hold. */
async function buyTogether(page: Page, husband: string): Promise<void> {
  const hand = { fill: (field: ReturnType<Page['locator']>, text: string) => field.fill(text) };
  await atOrderStep(page, /^Как вы\sплатите$/);
  await page.getByLabel('Ипотека', { exact: true }).check();
  await page.getByLabel('Дата рождения ребёнка').fill('03052021');
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
  for (const paper of [
    /Паспорт, Орлова/,
    /Паспорт, Орлов\s/,
    /Свидетельство о\sбраке/,
    /Свидетельства о\sрождении/,
  ]) {
    await page
      .getByLabel(paper)
      .setInputFiles({ name: 'скан.png', mimeType: 'image/png', buffer: scan(2000) });
  }
  await expect(page.getByRole('link', { name: 'скан', exact: true })).toHaveCount(4);
  await press(page, /^Дальше: проверка/);
  await page.getByLabel(/^Принимаю/).check();
  await expectSaved(page);
  await press(page, /^Оплатить бронь/);
  await press(page, 'Оплатить');
}

/** Both have approved; the one that answered last lends all that is asked for. */
async function chooseSecondBank(page: Page): Promise<void> {
  await expect(heading(page, 'Выберите банк')).toBeVisible();
  const banks = page.getByRole('region', { name: 'Решения банков' });
  const card = (name: string) => banks.getByRole('listitem', { name });
  await expect(card('Балтика Банк')).toContainText('Одобрено');
  await expect(card('Балтика Банк')).toContainText('цена минус лимит банка');
  await expect(card('Северный ипотечный')).toContainText(/ПСК/);
  await press(page, 'Выбрать Северный ипотечный');
  await expect(card('Северный ипотечный')).toContainText('Выбран вами');
}
