import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test('a buyer answers a survey and writes a review that waits for the editor', async ({
  page,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await openPage(page, '/lk/feedback');
  await expect(pageTitle(page, 'Обратная связь')).toBeVisible();
  const survey = page.getByRole('region', { name: 'Как прошла покупка' });
  await survey.getByRole('button', { name: 'Отправить ответы' }).click();
  await expect(survey.getByText('Выберите ответ')).toHaveCount(2);
  await survey.getByRole('radio', { name: '9', exact: true }).check();
  await survey.getByRole('radio', { name: 'Понятная цена' }).check();
  await survey.getByRole('button', { name: 'Отправить ответы' }).click();
  await expect(page.getByText('Опрос «Как прошла покупка»')).toBeVisible();

  const review = page.getByRole('region', { name: 'Оставить отзыв' });
  await review.getByRole('radio', { name: '5', exact: true }).check();
  await review
    .getByRole('textbox', { name: 'Отзыв' })
    .fill('Кабинет понятный, всё нашлось за минуту, звонить не пришлось.');
  await review.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(review.getByText('Отзыв прочитает редактор')).toBeVisible();
  await expect(page.getByText('У редактора')).toBeVisible();
});
