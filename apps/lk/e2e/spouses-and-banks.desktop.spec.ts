import type { Page } from '@playwright/test';
import { somePerson } from '@m30/e2e/auth';
import { freeFlats } from '@m30/e2e/free-flats';
import { askBanks, playBank } from './support/banks.ts';
import { expect, openPage, test } from './support/buyer.ts';
import { heading, playStaff, press, signContract } from './support/deal.ts';
import { signByLink } from './support/sign-by-link.ts';
import { buyTogether } from './support/spouses.ts';

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
    await buyTogether(page, { husband, mortgage: true });
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
