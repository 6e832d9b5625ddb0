import type { Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { atOrderStep, couple, expectSaved, fillPerson, participant, scan } from '@m30/e2e/order';
import { askBanks, playBank } from './support/banks.ts';
import { expect, openPage, test } from './support/buyer.ts';
import { giveUp, handOver, heading, payEscrow, playStaff, press } from './support/deal.ts';
import { freeSet, orderSet, signSet } from './support/set.ts';
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

test.describe('a couple with a child', { tag: '@full' }, () => {
  test.setTimeout(240_000);

  test('buys a flat, a parking place and a storage room with a family mortgage of the second bank that answered, from the hold to the keys', async ({
    page,
    asNewBuyer,
    browser,
  }) => {
    const { phone } = await asNewBuyer();
    const husband = somePerson().phone;
    await orderSet(page, await freeSet(page.request));
    await chooseFamilyMortgage(page);
    const order = /\/order\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await nameFamily(page, husband);
    await payHold(page);
    await chooseSecondBank(page, order);

    await press(page, /^Отправить на\sпроверку/);
    await playStaff(
      page,
      /^Принять: Паспорт, Орлова/,
      /^Принять: Паспорт/,
      /^Принять: Свидетельство/,
      /^Принять: Свидетельства/,
    );
    await signSet(page, phone);
    await expect(heading(page, /^Ждём подписи остальных/)).toBeVisible();
    const signers = page.getByRole('region', { name: /^Подписи под/ }).getByRole('listitem');
    await expect(signers).toHaveCount(2);
    await expect(signers.first()).toContainText(/имени\sребёнка: Анна Орлова/);
    await signByLink(browser, husband, async (visitor) => {
      await expect(visitor.getByRole('article', { name: /^Договор участия/ })).toHaveCount(3);
      await expect(visitor.getByText('свидетельство о рождении II-АК').first()).toBeVisible();
      await expect(visitor.getByText(/законный представитель/).first()).toBeVisible();
      await expect(visitor.getByText('Невский кредит').first()).toBeVisible();
    });
    await openPage(page, `/lk/orders/${order}`);
    await payEscrow(page);
    await handOver(page, order);
  });

  test('gives its set up before the contract, and the money of the hold comes back', async ({
    page,
    asNewBuyer,
  }) => {
    await asNewBuyer();
    await orderSet(page, await freeSet(page.request));
    await chooseFamilyMortgage(page);
    const order = /\/order\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await nameFamily(page, somePerson().phone);
    await payHold(page);
    await expect(heading(page, /^Подайте заявку на\sипотеку$/)).toBeVisible();
    await giveUp(page, order);
  });
});

/** Two banks lend to families: the one that answers first lends less, the second one all. */
async function chooseSecondBank(page: Page, order: string): Promise<void> {
  await expect(heading(page, /^Подайте заявку на\sипотеку$/)).toBeVisible();
  const answer = await page.request.post('/api/Order.GetOrderById', { data: { guid: order } });
  const { price, payment } = ((await answer.json()) as Known).result.data;
  await askBanks(page.request, {
    ...{ order, price, down: payment.terms.down_payment },
    programmes: ['baltika-family', 'nevsky-family'],
  });
  await playBank(page, 'Балтика Банк', 'Одобрить меньше');
  await playBank(page, 'Невский кредит', 'Одобрить');
  await press(page, 'Выбрать Невский кредит');
}

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
