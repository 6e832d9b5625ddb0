import type { Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { expect, openPage, test } from './support/buyer.ts';
import {
  buyLot,
  checkDocuments,
  heading,
  playStaff,
  press,
  register,
  signContract,
} from './support/deal.ts';
import { staff } from './support/staff.ts';

test.describe('a flat in the completed house', { tag: '@full' }, () => {
  test.setTimeout(150_000);

  test('is bought by a letter of credit, from the hold to the keys', async ({
    page,
    asNewBuyer,
  }) => {
    const { phone } = await asNewBuyer();
    await openLetter(page, phone);
    await register(page);
    await expect(heading(page, /^Банк раскрывает/)).toBeVisible();
    await playStaff(
      page,
      'Раскрыть аккредитив',
      'Пригласить на\u00a0приёмку',
      'Подписать акт',
      'Выдать ключи',
    );
    await expect(heading(page, 'Квартира ваша')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/эскроу/i)).toHaveCount(0);
    await expect(main.getByText('ДДУ', { exact: true })).toHaveCount(0);
  });

  test('costs nothing when its contract ends before the register: the bank and the company give all back', async ({
    page,
    asNewBuyer,
  }) => {
    const { phone } = await asNewBuyer();
    const { order, flat } = await openLetter(page, phone);
    await staff(page.request, 'contract.terminate', { order, reason: 'Соглашение сторон' });
    await openPage(page, `/lk/orders/${order}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/Договор прекращён, банк вернул [\d\s,]+₽/).first()).toBeVisible();
    await expect(main.getByText(/Вернули 30\s000\s₽/)).toBeVisible({ timeout: 30_000 });
    await openPage(page, flat.url);
    await expect(page.getByRole('button', { name: /^Забронировать/ }).first()).toBeVisible();
  });
});

/** A buyer signs and opens a letter of credit with the price in it. */
async function openLetter(page: Page, phone: string) {
  const [flat] = await freeFlats(page.request, 1, 'complex=svetly');
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  const { order } = ((await held.json()) as { result: { order: string } }).result;
  await openPage(page, `/order/${order}`);
  await buyLot(page);
  await checkDocuments(page);
  await signContract(page, phone);
  await press(page, 'Открыть аккредитив');
  await press(page, 'Открыть аккредитив');
  await expect(page.getByRole('button', { name: /^Отправить на\sрегистрацию/ })).toBeVisible();
  return { order, flat };
}
