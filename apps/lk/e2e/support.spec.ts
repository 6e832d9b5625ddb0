import { STAFF_PASSWORD } from '@m30/e2e/leads';
import { expect, openPage, pageTitle, test } from './support/buyer.ts';

const letter = {
  name: 'Письмо банка.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test('a question with a file is asked, answered, rated and closed', async ({
  page,
  asNewBuyer,
}) => {
  await asNewBuyer();
  await openPage(page, '/lk/support');
  await page.getByRole('link', { name: 'Написать обращение' }).click();
  await expect(pageTitle(page, 'Новое обращение')).toBeVisible();
  await page.getByLabel('Тема').selectOption('payment');
  await page.getByLabel('Вопрос одной строкой').fill('Нужна справка для банка');
  await page.getByLabel('Подробности').fill('Банк прислал письмо, приложила его.');
  await page.getByLabel(/^Приложить файлы/).setInputFiles(letter);
  await expect(page.getByRole('link', { name: 'Письмо банка' })).toBeVisible();

  await openPage(page, page.url());
  await expect(page.getByLabel('Вопрос одной строкой')).toHaveValue('Нужна справка для банка');
  await page.getByRole('button', { name: 'Отправить обращение' }).click();
  await expect(pageTitle(page, 'Нужна справка для банка')).toBeVisible();
  await expect(page.getByText(/^Ответим до/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Письмо банка/ })).toBeVisible();

  const ticket = page.url().split('/').at(-1) ?? '';
  const words = 'Справка готова, отправили на почту';
  const answered = await page.request.post('/staff/actions/ticket.answer', {
    data: { ticket, text: words, author: 'Ирина Соколова' },
    headers: {
      authorization: `Basic ${Buffer.from(`staff:${STAFF_PASSWORD}`).toString('base64')}`,
    },
  });
  expect(answered.ok()).toBe(true);
  await openPage(page, page.url());
  await expect(page.getByRole('article').filter({ hasText: words })).toContainText(
    'Ирина Соколова',
  );
  const best = page.getByRole('radio', { name: '5, отлично' });
  await best.click();
  await expect(best).toBeChecked();
  await expect(page.getByText('Спасибо, оценку учтём.')).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(page.getByRole('button', { name: 'Открыть снова' })).toBeVisible();
});
