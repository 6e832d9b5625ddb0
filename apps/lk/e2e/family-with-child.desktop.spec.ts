import type { Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from '@m30/e2e/order';
import { askBanks, playBank } from './support/banks.ts';
import { expect, openPage, test } from './support/buyer.ts';
import { heading, playStaff, press, signContract } from './support/deal.ts';
import { signByLink } from './support/sign-by-link.ts';

const CHILD = {
  Фамилия: 'Орлова',
  Имя: 'Анна',
  Отчество: 'Игоревна',
  'Дата рождения': '03052021',
};

const CERTIFICATE = {
  'Серия свидетельства': 'II-АК',
  'Номер свидетельства': '123456',
  'Дата выдачи свидетельства': '10052021',
  'Кем выдано свидетельство': 'ЗАГС Василеостровского района',
  'Адрес регистрации': 'Санкт-Петербург, Средний проспект В. О., 28, 14',
  СНИЛС: '00000060002',
};

interface Known {
  result: { data: { price: number; payment: { terms: { down_payment: number } } } };
}

test(
  'a couple with a child buys by shares with a family mortgage; the mother signs for the child',
  { tag: '@full' },
  async ({ page, asNewBuyer, browser }) => {
    test.setTimeout(180_000);
    const { phone } = await asNewBuyer();
    const husband = somePerson().phone;
    const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
    const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
    const { order } = ((await held.json()) as { result: { order: string } }).result;

    await openPage(page, `/order/${order}`);
    await chooseFamilyMortgage(page);
    await nameFamily(page, husband);
    await payHold(page);
    await expect(heading(page, /^Подайте заявку на\sипотеку$/)).toBeVisible();
    const answer = await page.request.post('/api/Order.GetOrderById', { data: { guid: order } });
    const { price, payment } = ((await answer.json()) as Known).result.data;
    await askBanks(page.request, {
      ...{ order, price, down: payment.terms.down_payment },
      programmes: ['baltika-family', 'severny-standard'],
    });
    await playBank(page, 'Балтика Банк', 'Одобрить');
    await press(page, 'Выбрать Балтика Банк');

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
    const signers = page.getByRole('region', { name: /^Подписи под/ }).getByRole('listitem');
    await expect(signers).toHaveCount(2);
    await expect(signers.first()).toContainText(/имени\sребёнка: Анна Орлова/);
    await signByLink(browser, husband, async (visitor) => {
      await expect(visitor.getByText('свидетельство о рождении II-АК').first()).toBeVisible();
      await expect(visitor.getByText(/законный представитель/).first()).toBeVisible();
    });
    await openPage(page, `/lk/orders/${order}`);
    await expect(heading(page, /^Откройте счёт эскроу$/)).toBeVisible();
    await expect(page.getByText(/Свидетельство о\sрождении, Орлова/).first()).toBeVisible();
  },
);

/** A child of eleven gives no right to the programme, one of five does. */
async function chooseFamilyMortgage(page: Page): Promise<void> {
  await atOrderStep(page, /^Как вы\sплатите$/);
  await page.getByLabel('Ипотека', { exact: true }).check();
  const birth = page.getByLabel('Дата рождения ребёнка');
  await birth.fill('03052015');
  await expect(page.getByText(/Остаются программы: .*Стандартная/)).toBeVisible();
  await birth.fill('03052021');
  await expect(page.getByText(/^Программа подходит/)).toBeVisible();
  await press(page, /^Дальше: участники/);
}

/** Both parents and the child, a third each. */
async function nameFamily(page: Page, husband: string): Promise<void> {
  const hand = { fill: (field: ReturnType<Page['locator']>, text: string) => field.fill(text) };
  await atOrderStep(page, /^Кто покупает$/);
  await fillPerson(participant(page, 1), hand, couple[0]);
  await press(page, 'Добавить участника');
  const second = { ...couple[1], 'Телефон для подписи': husband.slice(2) };
  await fillPerson(participant(page, 2), hand, second);
  await press(page, 'Добавить участника');
  const child = participant(page, 3);
  await fillPerson(child, hand, CHILD);
  await expect(child.getByLabel('Серия паспорта')).toHaveCount(0);
  for (const [label, text] of Object.entries(CERTIFICATE)) {
    await child.getByLabel(label, { exact: true }).fill(text);
  }
  await child.getByLabel('Родитель').selectOption({ label: 'Участник 1, Орлова Вера' });
  await expectSaved(page);
  await press(page, /^Дальше: документы/);
}

async function payHold(page: Page): Promise<void> {
  await atOrderStep(page, /^Документы$/);
  for (const paper of [
    /Паспорт, Орлова/,
    /Паспорт, Орлов\s/,
    /Свидетельство о\sрождении, Орлова/,
    /Свидетельства о\sрождении детей/,
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
