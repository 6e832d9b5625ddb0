import { expect, test } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { readOutbox } from '@m30/e2e/read-outbox';
import { signIn } from '@m30/e2e/studio';

test('an editor rewrites a letter beside its preview, cannot lose its link, tries it on himself and takes the old words back @full', async ({
  page,
}) => {
  await signIn(page, 'editor', '/studio/letters?view=mail');
  await page.getByRole('link', { name: 'Ответ на вопрос о лоте' }).click();
  const card = page.getByRole('complementary', { name: 'Карточка сообщения' });
  const shown = card.frameLocator('iframe');
  await expect(shown.getByText('Вы спросили: Куда выходят окна кухни?')).toBeVisible();
  await expect(shown.getByRole('link', { name: /Квартира № 49/ })).toBeVisible();

  const text = card.getByLabel('Текст', { exact: true });
  const former = await text.inputValue();
  await text.fill(former.replace('{{ответ}}', ''));
  await expect(text).toHaveAccessibleDescription(/Верните \{\{ответ\}\}/);
  await card.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(card.getByRole('alert')).toContainText('Верните {{ответ}}');

  const words = `Отвечаем вам ${Date.now()}`;
  await text.fill(former.replace('Вы спросили', words));
  await expect(shown.getByText(words)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено, дальше пойдёт этот текст')).toBeVisible();

  await card.getByRole('button', { name: 'Прислать мне' }).click();
  await expect(page.getByText(/^Проверка отправлена на/)).toBeVisible();
  await expect
    .poll(async () => (await readOutbox('editor@meridian30.example')).at(-1)?.text)
    .toContain(words);

  await card.getByRole('button', { name: 'Исходный текст' }).click();
  const question = page.getByRole('dialog', { name: 'Вернуть исходный текст?' });
  await question.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText('Вернули исходный текст')).toBeVisible();
  await expect(text).toHaveValue(former);
});
