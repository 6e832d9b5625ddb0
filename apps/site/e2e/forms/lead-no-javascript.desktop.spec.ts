import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { day, goToTrigger, journeyTo, leadJourneys } from '../support/lead-journeys.ts';
import { leaveOutPictures } from '../support/leave-out-pictures.ts';
import { leadsOf, pastedPhone, someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';

const status = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ context }) => leaveOutPictures(context));

  for (const [form, page, own] of [
    ['callRequest', '/kontakty?utm_source=suite', { Страница: '/kontakty' }],
    [
      'consultationObject',
      '/obekty/zaliv',
      {
        'Жилой комплекс': '«Залив»',
        'Дата консультации': day.shown,
        'Время консультации': '12:30',
      },
    ],
    ['orderForm', 'flat', {}],
  ] as const) {
    test(`${form} is a page that posts and confirms`, async ({ page: window }) => {
      const journey = { ...journeyTo(form), page };
      const name = someName();
      const trigger = await goToTrigger(window, journey);
      const from = new URL(window.url()).pathname;
      const guid = await trigger.getAttribute('data-apartment-guid');
      await trigger.click();
      await expect(window).toHaveURL(new RegExp(`/zayavka/${form}`));

      const main = window.getByRole('main');
      await main.getByLabel('Имя').fill(name);
      await main.getByLabel('Телефон').fill(pastedPhone);
      if (form === 'consultationObject') {
        await expect(main.getByLabel('Жилой комплекс')).toHaveValue('Залив');
        await main.getByLabel('День').fill(day.iso);
        await main.getByLabel('Время').selectOption('12:30');
      }
      await main.getByRole('button', { name: journey.submit }).click();
      await expect(status(window)).toContainText(`${name}, спасибо.`);
      await expect(main.getByRole('textbox')).toHaveCount(0);
      expect(await leadsOf(window.request, name)).toEqual([
        expect.objectContaining({
          Форма: journey.title,
          Имя: name,
          Телефон: pastedPhone,
          'Код лота': guid ?? '',
          'Антибот-проверка': 'без JavaScript, не проверялась',
          Согласие: 'отправкой формы',
          ...own,
        }),
      ]);

      await main.getByRole('link', { name: 'Вернуться на страницу' }).click();
      expect(new URL(window.url()).pathname).toBe(from);
    });
  }

  test('a refused post comes back with everything that was typed and where it came from', async ({
    page,
  }) => {
    const name = someName();
    const { trigger, submit } = journeyTo('callRequest');
    await (await goToTrigger(page, { ...journeyTo('callRequest'), trigger })).click();
    const main = page.getByRole('main');
    await main.getByLabel('Имя').fill(name);
    await main.getByLabel('Телефон').fill('8 921 555');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await main.getByRole('button', { name: submit }).click();
    expect((await answered).status()).toBe(400);
    const phone = main.getByLabel('Телефон');
    await expect(phone).toHaveAccessibleDescription('Введите номер телефона полностью');
    await expect(phone).toHaveValue('8 921 555');
    await expect(main.getByLabel('Имя')).toHaveValue(name);
    await phone.fill(pastedPhone);
    await main.getByRole('button', { name: submit }).click();
    await expect(status(page)).toContainText(`${name}, спасибо.`);
    expect(await leadsOf(page.request, name)).toMatchObject([{ Страница: '/kontakty' }]);
  });

  test('a post that is made again is one lead', async ({ page }) => {
    const name = someName();
    await page.goto('/zayavka/callRequest?url=/katalog');
    const main = page.getByRole('main');
    await main.getByLabel('Имя').fill(name);
    await main.getByLabel('Телефон').fill(pastedPhone);
    await main.getByRole('button', { name: 'Жду звонка' }).click();
    await expect(status(page)).toBeVisible();
    await page.reload();
    await expect(status(page)).toContainText(`${name}, спасибо.`);
    expect(await leadsOf(page.request, name)).toMatchObject([{ Страница: '/katalog' }]);
  });

  test(
    'a program that fills in the trap is answered and not kept',
    { tag: '@full' },
    async ({ page, request }) => {
      const name = someName();
      await page.goto('/zayavka/callRequest');
      const answer = await request.post('/zayavka/callRequest', {
        form: { name, phone: pastedPhone, url: '/', website: 'https://spam.example' },
      });
      expect(await answer.text()).toContain(`${name}, спасибо.`);
      expect(await leadsOf(request, name)).toEqual([]);
    },
  );
});

test(
  'every form stands as a page, one that nobody knows does not',
  { tag: '@full' },
  async ({ page }) => {
    for (const form of new Set(leadJourneys.map((journey) => journey.form))) {
      const answer = await page.goto(`/zayavka/${form}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('main').locator(`form[data-form="${form}"]`)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(await findViolations(page)).toEqual([]);
    }
    // A button of the content may name a window that nobody knows: it is a request all the same.
    await page.goto('/zayavka/netTakoj');
    await expect(page).toHaveURL('/zayavka/callRequest');
  },
);

test('the page of a form works with JavaScript, too', { tag: '@full' }, async ({ page }) => {
  const name = someName();
  await openPage(page, '/zayavka/showroom?element=Шоурум&url=/obekty/kanal');
  const main = page.getByRole('main');
  await main.getByLabel('Имя').fill(name);
  await main.getByLabel('Телефон').fill(pastedPhone);
  await main.getByRole('button', { name: 'Записаться' }).click();
  await expect(status(page)).toContainText(`${name}, спасибо.`);
  expect(await leadsOf(page.request, name)).toMatchObject([{ Объект: 'Шоурум' }]);
});
