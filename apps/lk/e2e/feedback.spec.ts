import { expect, openPage, pageTitle, test } from './support/buyer.ts';
import { staff } from './support/staff.ts';

test('a buyer answers a survey and writes a review that waits for the editor', async ({
  page,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await staff(page.request, 'survey.open', { survey: 'dvor-vesna' });
  await openPage(page, '/lk/feedback');
  await expect(pageTitle(page, 'Обратная связь')).toBeVisible();
  // Who has bought nothing is not asked about it.
  await expect(page.getByRole('region', { name: 'Как прошла покупка' })).toHaveCount(0);
  const survey = page.getByRole('region', { name: 'Каким быть двору' });
  await survey.getByRole('button', { name: 'Отправить ответы' }).click();
  await expect(survey.getByText('Выберите ответ')).toHaveCount(1);
  await survey.getByRole('radio', { name: 'Скамеек в тени' }).check();
  await expect(survey.getByText('Выберите ответ')).toHaveCount(0);
  await survey.getByRole('button', { name: 'Отправить ответы' }).click();
  await expect(page.getByText('Опрос «Каким быть двору»')).toBeVisible();

  const review = page.getByRole('region', { name: 'Оставить отзыв' });
  await review.getByRole('radio', { name: '5', exact: true }).check();
  await review
    .getByRole('textbox', { name: 'Отзыв' })
    .fill('Кабинет понятный, всё нашлось за минуту, звонить не пришлось.');
  await review.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(review.getByText('Отзыв прочитает редактор')).toBeVisible();
  await expect(page.getByText('У редактора')).toBeVisible();
});
