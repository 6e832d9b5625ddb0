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

test(
  'a flat in the completed house is bought by a letter of credit, from the hold to the keys',
  { tag: '@full' },
  async ({ page, asNewBuyer }) => {
    test.setTimeout(150_000);
    const { phone } = await asNewBuyer();
    const [flat] = await freeFlats(page.request, 1, 'complex=svetly');
    const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
    const { order } = ((await held.json()) as { result: { order: string } }).result;

    await openPage(page, `/order/${order}`);
    await buyLot(page);
    await checkDocuments(page);
    await signContract(page, phone);
    await press(page, 'Открыть аккредитив');
    await press(page, 'Открыть аккредитив');
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
  },
);
