import { expect, openPage, pageTitle, test } from './support/buyer.ts';

test(
  'a lesson keeps what was chosen and is done when every answer is right',
  { tag: '@full' },
  async ({ page, asNewBuyer }) => {
    await asNewBuyer();
    await openPage(page, '/lk/school');
    await page.getByRole('link', { name: 'Начать урок' }).click();
    await expect(pageTitle(page, 'Первый месяц в квартире')).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.url().includes('LK.SaveLesson'));
    await page.getByRole('radio', { name: 'После ремонта в них песок' }).check();
    await saved;
    await page.getByRole('radio', { name: 'Вызывает дежурного электрика' }).check();
    await page.getByRole('radio', { name: 'В системе воздух, нужен мастер' }).check();
    await page.getByRole('button', { name: 'Проверить ответы' }).click();
    await expect(page.getByText('Верно 2 из 3')).toBeVisible();

    await openPage(page, '/lk/school/pervyj-mesyac');
    await expect(page.getByRole('radio', { name: 'После ремонта в них песок' })).toBeChecked();
    await page.getByRole('radio', { name: 'Отключает линию, если прибор исправен' }).check();
    await page.getByRole('button', { name: 'Проверить ответы' }).click();
    await expect(page.getByText('Урок пройден.')).toBeVisible();
    await openPage(page, '/lk/school');
    await expect(page.getByText('1 из 6')).toBeVisible();
  },
);
