import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { signIn } from '@m30/e2e/studio';

/** A picture of what a page shows in this moment; no other file of the run has its bytes. */
const pictureOf = async (page: Page, name: string, width: number) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 400 } }),
});

/** Bytes of the picture that a page of the site shows under its words. */
async function shownOn(page: Page, path: string, alt: RegExp): Promise<Buffer | null> {
  await page.goto(path);
  const src = await page.getByRole('img', { name: alt }).first().getAttribute('src');
  return src ? (await page.request.get(src)).body() : null;
}

test('a marketer uploads pictures, describes one, sets it into the news, puts another file in its place and deletes what nobody uses @full', async ({
  page,
  browser,
}) => {
  const words = `Двор с клёнами ${Date.now()}`;
  await signIn(page, 'marketer', '/studio/media');
  await page.getByRole('list', { name: 'Картинки' }).waitFor();
  const [yard, kitchen, later] = [
    await pictureOf(page, 'dvor.png', 800),
    await pictureOf(page, 'kuhnya.png', 700),
    await pictureOf(page, 'dvor-osenyu.png', 600),
  ];
  const noPicture = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') };
  const choose = page.getByLabel('Файлы картинок').first();
  await choose.setInputFiles([yard, kitchen, noPicture]);
  const uploads = page.getByRole('list', { name: 'Загрузка' });
  const rowOf = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('dvor.png').getByRole('status')).toContainText('загружена');
  await expect(rowOf('kuhnya.png').getByRole('status')).toContainText('загружена');
  await expect(rowOf('plan.png').getByRole('alert')).not.toBeEmpty();
  await choose.setInputFiles({ ...yard, name: 'tot-zhe-dvor.png' });
  await expect(rowOf('tot-zhe-dvor.png').getByRole('status')).toContainText('такая уже есть');
  expect(await findViolations(page)).toEqual([]);

  await rowOf('dvor.png').getByRole('link', { name: 'Описать' }).click();
  const card = page.getByRole('complementary', { name: 'Карточка картинки' });
  await card.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card.getByLabel('Что на картинке')).toHaveAccessibleDescription(/Опишите/);
  await card.getByLabel('Что на картинке').fill(words);
  await card.getByLabel('Право на показ').fill('Снимок компании');
  await card.getByRole('button', { name: /Главное место: 50 % слева/ }).press('ArrowRight');
  await card.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено, на сайте уже так')).toBeVisible();
  const media = page.url();

  const title = `Клёны прижились ${Date.now()}`;
  await page.goto('/studio/content');
  await page.getByRole('table', { name: 'Новости' }).waitFor();
  await page.keyboard.press('n');
  const news = page.getByRole('complementary', { name: 'Карточка: Новость' });
  await news.getByLabel('Заголовок').first().fill(title);
  await news.getByLabel('Лид').first().fill('Во дворе тень.');
  await news.getByLabel('Тема').first().fill('Стройка');
  const field = news.getByRole('group', { name: 'Картинка' });
  await field.getByRole('button', { name: 'Выбрать из медиатеки' }).click();
  const library = page.getByRole('dialog', { name: 'Картинка из медиатеки' });
  await library.getByLabel('Что на картинке').fill(words);
  await expect(library.getByRole('status')).toHaveText('Нашлось: 1');
  await library.getByRole('list', { name: 'Картинки' }).getByRole('button').click();
  const text = news.getByRole('region', { name: 'Блок' }).getByRole('textbox', { name: 'Текст' });
  await text.first().fill('<p>Клёны посадили весной.</p>');
  await news.getByLabel('Черновик: на сайте не видно').uncheck();
  await news.getByRole('button', { name: 'Опубликовать' }).click();
  const link = news.getByRole('link', { name: 'Открыть на сайте' });
  const path = (await link.getAttribute('href')) ?? '';

  const visitor = await browser.newPage();
  const alt = new RegExp(words.replaceAll(' ', '\\s'));
  const before = await shownOn(visitor, path, alt);
  expect(before?.length).toBeGreaterThan(0);

  await page.goto(media);
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
  await card.getByLabel('Файлы картинок').setInputFiles(later);
  await expect(page.getByText('Файл заменён, на сайте уже новый')).toBeVisible();
  await expect
    .poll(async () => (await shownOn(visitor, path, alt))?.equals(before ?? Buffer.of()))
    .toBe(false);
  await visitor.close();

  await page.goto('/studio/media?only=no-alt&text=kuhnya');
  await page.getByRole('list', { name: 'Картинки' }).getByRole('link').click();
  await card.getByRole('button', { name: 'Удалить' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить «kuhnya»?' });
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Удалено', { exact: true })).toBeVisible();
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();
});
