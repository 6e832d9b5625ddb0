import { expect, test } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

test('an editor adds a line to the footer, is told of a page that is not there, and takes it out again @full', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor', '/studio/menus');
  const footer = page
    .getByRole('group', { name: 'Сайт' })
    .getByRole('group', { name: 'Столбцы подвала', exact: true });
  await footer.getByText('Клиентам', { exact: true }).click();
  const list = footer
    .getByRole('group', { name: 'Столбец 4', exact: true })
    .getByRole('group', { name: 'Списки столбца', exact: true });
  await list.getByText('Список 1').first().click();
  const links = list
    .getByRole('group', { name: 'Список 1', exact: true })
    .getByRole('group', { name: 'Ссылки', exact: true });
  await links.getByRole('button', { name: 'Добавить: Ссылка' }).click();
  await links.getByText('Ссылка 5').first().click();
  await links.getByLabel('Слова').last().fill('Гарантия по-новому');
  await links.getByLabel('Страница').last().fill('/takoj-stranicy-net');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const wrong = links.getByLabel('Страница').last();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/Такой страницы на\s+сайте нет/);
  expect(await findViolations(page)).toEqual([]);

  await wrong.fill('/klientam/garantiya');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено, на сайте уже так')).toBeVisible();
  const shown = async () => (await (await request.get('/kak-kupit')).text()).includes('по-новому');
  await expect.poll(shown).toBe(true);

  await links.getByRole('button', { name: 'Убрать: Ссылка 5' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(shown).toBe(false);
});
