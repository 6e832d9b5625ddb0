import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { openPage } from '@m30/e2e/open-page';
import { signIn } from '@m30/e2e/studio';
import { somePhone } from './support/staff.ts';

const cardOf = (page: Page, one: string) =>
  page.getByRole('complementary', { name: `Карточка: ${one}` });

/** A field of the entry: blocks below it have fields of the same names. */
const fieldOf = (card: Locator, label: string) => card.getByLabel(label).first();

test('an editor writes a news item by keys and sees it on the site; a colleague who saves it meanwhile is told and loses nothing', async ({
  page,
  browser,
}) => {
  const title = `Ключи от корпуса ${Date.now()}`;
  const path = `/novosti/${title.replace('Ключи от корпуса', 'klyuchi-ot-korpusa').replace(' ', '-')}`;
  await signIn(page, 'editor', '/studio/content');
  await page.getByRole('table', { name: 'Новости' }).waitFor();
  await page.keyboard.press('n');
  const card = cardOf(page, 'Новость');
  await fieldOf(card, 'Заголовок').fill(title);
  await fieldOf(card, 'Лид').fill('Отдаём ключи.');
  await fieldOf(card, 'Тема').fill('Стройка');
  await fieldOf(card, 'Комплекс').selectOption('Канал 9');
  const picture = card.getByRole('group', { name: 'Картинка' });
  await picture.getByRole('button', { name: 'Выбрать из медиатеки' }).click();
  const library = page.getByRole('dialog', { name: 'Картинка из медиатеки' });
  await library.getByLabel('Что на картинке').fill('kanal-facade');
  await expect(library.getByRole('status')).toHaveText('Нашлось: 1');
  await library.getByRole('list', { name: 'Картинки' }).getByRole('button').click();
  const block = card.getByRole('region', { name: 'Блок' });
  const text = block.getByRole('textbox', { name: 'Текст', description: /Разметка/ });
  await text.fill('<p>Ждём вас <b>с паспортом</b>.</p>');
  await card.getByLabel('Черновик: на сайте не видно').uncheck();
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Сохранено, на сайте уже так')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Открыть на сайте' })).toHaveAttribute('href', path);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  const other = await browser.newPage();
  await signIn(other, 'marketer', `/studio/content?entry=${path.split('/').at(-1) ?? ''}`);
  const theirs = cardOf(other, 'Новость');
  await fieldOf(theirs, 'Лид').fill('Отдаём ключи в субботу.');
  await fieldOf(card, 'Лид').fill('Отдаём ключи в воскресенье.');
  await card.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено, на сайте уже так').last()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await theirs.getByRole('button', { name: 'Сохранить' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'Что оставить?' })).toBeVisible();
  await expect(fieldOf(theirs, 'Лид')).toHaveValue('Отдаём ключи в субботу.');
  await theirs.getByRole('button', { name: 'Оставить мои' }).click();
  await expect(other.getByText('Сохранено, на сайте уже так')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(path)).text())
    .toMatch(/Отдаём.ключи.в.субботу/);
  await other.close();
});

test('a marketer publishes a promo that is on the site at once, an old address that leads to itself is refused, and a school is put on the map', async ({
  page,
}) => {
  const title = `Скидка ${Date.now()}`;
  await signIn(page, 'marketer', '/studio/content?view=promos');
  await page.getByRole('button', { name: /Новая акция/ }).click();
  const card = cardOf(page, 'Акция');
  await card.getByLabel('Число или слово').fill('− 3 %');
  await card.getByLabel('Заголовок', { exact: true }).fill(title);
  await card.getByLabel('В чём акция').fill('Только для журнала.');
  await card.getByLabel('Условия полностью').fill('Не является публичной офертой.');
  await card.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Сохранено, на сайте уже так')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/akcii')).text())
    .toContain(title.split(' ')[1]);
  await card.getByRole('button', { name: 'Удалить' }).click();
  const question = page.getByRole('dialog', { name: /^Удалить/ });
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Удалено', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Виды' }).getByText('Старые адреса').click();
  await page.getByRole('button', { name: /Новое перенаправление/ }).click();
  const line = cardOf(page, 'Перенаправление');
  const from = `/staraya-stranica-${Date.now()}`;
  await line.getByLabel('Старый адрес').fill(from);
  await line.getByLabel('Куда ведёт').fill(from);
  await line.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(line.getByLabel('Куда ведёт')).toHaveAccessibleDescription(/по.кругу/);
  await line.getByLabel('Куда ведёт').fill('/akcii');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/Redirects.Save'));
  await line.getByRole('button', { name: 'Опубликовать' }).click();
  expect((await saved).status()).toBe(200);
  const answer = await page.request.get(from, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/akcii']);

  await page.getByRole('navigation', { name: 'Виды' }).getByText('Места вокруг').click();
  await page.getByRole('button', { name: /Новое место/ }).click();
  const place = cardOf(page, 'Место вокруг');
  const school = `Школа ${Date.now()}`;
  await place.getByLabel('Название').fill(school);
  await place.getByLabel('Источник').fill('Сайт школы');
  await place.getByLabel('Схема вокруг', { exact: true }).selectOption('Канал 9');
  await place.getByRole('img', { name: 'Схема вокруг: Канал 9' }).click();
  await place.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(place.getByText(/^Канал 9: 1\sминута$/)).toBeVisible();
  const near = () => page.request.get('/api/Map.GetNearby?vendor=kanal');
  await expect.poll(async () => (await near()).text()).toContain(school.split(' ')[1]);
  await place.getByRole('button', { name: 'Удалить' }).click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect.poll(async () => (await near()).text()).not.toContain(school.split(' ')[1]);
});

test('a visitor’s review waits for an editor, is answered and stands on the site; another is refused with a reason @full', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  const send = async (name: string, message: string) => {
    await openPage(visitor, '/otzyv?object=kanal');
    const main = visitor.getByRole('main');
    await main.getByRole('radio', { name: '5' }).check();
    await main.getByLabel('Отзыв', { exact: true }).fill(message);
    await main.getByLabel('Как вас подписать').fill(name);
    await main.getByLabel('Телефон').fill(somePhone());
    await main.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(main.getByRole('status')).toContainText('Отзыв прочитает редактор');
  };
  const [good, bad] = [`Нина ${Date.now()}`, `Реклама ${Date.now()}`];
  await send(good, 'Во дворе тихо, лифт не скрипит, соседи здороваются.');
  await send(bad, 'Покупайте окна у нас, они лучше всех в городе.');
  await visitor.close();

  await signIn(page, 'editor', '/studio/reviews');
  const card = page.getByRole('complementary', { name: 'Карточка отзыва' });
  await page.getByRole('link', { name: good }).click();
  await card.getByLabel('Ответ компании').fill('Спасибо за тёплые слова.');
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: /Опубликовать/ }).click();
  await expect(page.getByText('Отзыв на сайте')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/otzyvy')).text())
    .toMatch(/Спасибо.за.тёплые.слова/);

  await page.getByRole('link', { name: bad }).click();
  await expect(card.getByRole('heading', { name: bad })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Не показывать отзыв' });
  await dialog.getByRole('button', { name: /Реклама/ }).click();
  await dialog.getByRole('button', { name: 'Не показывать' }).click();
  await expect(page.getByText('Отзыв не показан')).toBeVisible();
  await page.getByRole('navigation', { name: 'Виды' }).getByText('Не показаны').click();
  await expect(page.getByRole('link', { name: bad })).toBeVisible();
});
