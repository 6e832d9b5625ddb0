import type { Page } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { expect, openPage, pageTitle, test } from './support/buyer.ts';
import {
  buyLot,
  checkDocuments,
  playStaff,
  press,
  register,
  signContract,
} from './support/deal.ts';
import { staff } from './support/staff.ts';

test('a flat from the order to the keys: bought, signed, paid, inspected, repaired, handed over, praised @full', async ({
  page,
  asNewBuyer,
}) => {
  test.setTimeout(150_000);
  const { phone } = await asNewBuyer();
  const [flat] = await freeFlats(page.request, 1, 'complex=kanal');
  const held = await page.request.post('/api/Order.Reserve', { data: { lot: flat.id } });
  const { order } = ((await held.json()) as { result: { order: string } }).result;

  await openPage(page, `/order/${order}`);
  await buyLot(page);
  await checkDocuments(page);
  await signContract(page, phone);
  await press(page, 'Открыть счёт эскроу');
  await press(page, 'Открыть счёт эскроу');
  await expect(page.getByRole('button', { name: 'Внести деньги' })).toHaveCount(0);
  await register(page);
  await press(page, 'Внести деньги');
  await press(page, 'Внести деньги');
  await playStaff(page, 'Дом введён в\u00a0эксплуатацию', 'Перечислить деньги застройщику');

  await staff(page.request, 'acceptance.open', { order });
  await openPage(page, `/lk/acceptance/${order}`);
  await meet(page, order, /^Записаться на\sосмотр/);
  await repair(page, order);
  // On paper: the next code to this phone would have to wait for a minute.
  await staff(page.request, 'act.sign', { order, way: 'office' });

  await openPage(page, `/lk/acceptance/${order}`);
  await meet(page, order, /^Записаться за\sключами/);
  await staff(page.request, 'keys.hand', { order });
  await openPage(page, `/order/${order}`);
  await playStaff(page, 'Зарегистрировать право');
  await expect(page.getByRole('heading', { level: 2, name: 'Квартира ваша' })).toBeVisible();

  await openPage(page, '/lk/feedback');
  await expect(pageTitle(page, 'Обратная связь')).toBeVisible();
  const review = page.getByRole('region', { name: 'Оставить отзыв' });
  await review.getByRole('radio', { name: '5', exact: true }).check();
  await review
    .getByRole('textbox', { name: 'Отзыв' })
    .fill('От заказа до ключей прошли без единой поездки в офис, замечание исправили быстро.');
  await review.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(review.getByText('Отзыв прочитает редактор')).toBeVisible();
});

/** Books the first time that is free; the company then notes that the meeting was. */
async function meet(page: Page, order: string, button: RegExp): Promise<void> {
  await press(page, button);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'День' }).getByRole('radio').first().check();
  await dialog.getByRole('radiogroup', { name: 'Время' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: /^Записаться на/ }).click();
  await expect(dialog).toBeHidden();
  const { appointment } = await premises(page, order);
  await staff(page.request, 'appointment.close', {
    appointment: appointment?.guid ?? '',
    outcome: 'done',
  });
}

/** A defect is written down, sent, repaired and confirmed. */
async function repair(page: Page, order: string): Promise<void> {
  await openPage(page, `/lk/acceptance/${order}`);
  await press(page, 'Добавить замечание');
  const dialog = page.getByRole('dialog', { name: 'Новое замечание' });
  await dialog.getByLabel('Где').selectOption({ index: 1 });
  await dialog.getByLabel('Что не так').selectOption('floor');
  await dialog.getByLabel('Опишите').fill('Скол на плитке у порога');
  await press(page, 'Сохранить замечание');
  await press(page, /^Отправить акт, /);
  await page
    .getByRole('dialog', { name: 'Отправить акт?' })
    .getByRole('button', { name: 'Отправить акт' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Акт осмотра №\s1/ })).toBeVisible();
  const { acts } = await premises(page, order);
  const defect = acts[0]?.defects[0]?.guid ?? '';
  await staff(page.request, 'defect.start', { defect });
  await staff(page.request, 'defect.fix', { defect });
  await openPage(page, `/lk/acceptance/${order}`);
  await press(page, /^Всё исправлено/);
  await expect(page.getByRole('button', { name: /^Всё исправлено/ })).toBeHidden();
}

interface Premises {
  appointment: { guid: string } | null;
  acts: { defects: { guid: string }[] }[];
}

async function premises(page: Page, order: string): Promise<Premises> {
  const answer = await page.request.get(`/api/LK.GetHandover?guid=${order}`);
  return ((await answer.json()) as { result: { premises: Premises } }).result.premises;
}
