import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/demo-buyer.ts';
import { findViolations } from './support/find-violations.ts';
import {
  expectConfirmation,
  expectedRow,
  fillForm,
  goToTrigger,
  journeyTo,
  leadJourneys,
  openForm,
  submitOf,
  type LeadJourney,
} from './support/lead-journeys.ts';
import { leadsOf, shownPhone, someName } from './support/leads.ts';

for (const journey of leadJourneys) {
  test(`${journey.form} from ${journey.page} reaches the staff whole`, async ({ page }) => {
    const name = someName();
    const dialog = await openForm(page, journey);
    expect(await findViolations(page)).toEqual([]);
    await fillForm(dialog, journey, name);
    await submitOf(dialog, journey).click();
    await expectConfirmation(dialog, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const rows = await leadsOf(page.request, name);
    const trigger = await goToTrigger(page, journey);
    expect(rows).toEqual([expect.objectContaining(await expectedRow(journey, name, trigger))]);
  });
}

test('a buyer asks for a call from the account', async ({ page, context }) => {
  await logIn(context);
  const journey = { ...journeyTo('callRequest'), page: '/lk/orders' };
  const name = someName();
  const dialog = await openForm(page, journey);
  await fillForm(dialog, journey, name);
  await submitOf(dialog, journey).click();
  await expectConfirmation(dialog, name);
  expect(await leadsOf(page.request, name)).toMatchObject([{ Страница: '/lk/orders' }]);
});

/** Every form once, from the first page that has it. */
const forms = [...new Set(leadJourneys.map(({ form }) => form))].map(journeyTo);

for (const journey of forms) {
  test.describe(journey.form, () => {
    test.skip(({ isMobile }) => isMobile, 'what goes wrong goes wrong alike on a desk');

    test('keeps everything that was typed when the server refuses, and sends it then', async ({
      page,
    }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);
      const refusal = 'Слишком много заявок подряд. Попробуйте через час';
      await page.route(apiOf(journey), (route) =>
        route.fulfill({ status: 429, json: { code: 429, result: { message: refusal } } }),
      );
      await submitOf(dialog, journey).click();
      await expect(dialog.getByRole('alert')).toHaveText(refusal);
      await expect(dialog.getByLabel('Имя')).toHaveValue(name);
      await expect(dialog.getByLabel('Телефон')).toHaveValue(shownPhone);
      await page.unroute(apiOf(journey));
      await submitOf(dialog, journey).click();
      await expectConfirmation(dialog, name);
      expect(await leadsOf(page.request, name)).toHaveLength(1);
    });

    test('whose answer was lost is sent again under the same key and stored once', async ({
      page,
    }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);
      const sent = watchSent(page, journey);
      await page.route(
        apiOf(journey),
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await submitOf(dialog, journey).click();
      await expect(dialog.getByText('Заявка не отправилась.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expectConfirmation(dialog, name);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(await leadsOf(page.request, name)).toHaveLength(1);
    });

    test('survives a token that cannot be had and one that is wrong', async ({ page }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);
      const challenge = '**/api/Captcha.GetChallenge';
      await page.route(challenge, (route) => route.abort('failed'), { times: 1 });
      await submitOf(dialog, journey).click();
      await expect(dialog.getByText('Заявка не отправилась.')).toBeVisible();

      await page.route(
        challenge,
        async (route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as { result: { signature: string } };
          body.result.signature = body.result.signature.replace(/^./, (first) =>
            first === '0' ? '1' : '0',
          );
          await route.fulfill({ response: answer, json: body });
        },
        { times: 1 },
      );
      await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Не удалось проверить');
      expect(await leadsOf(page.request, name)).toEqual([]);

      await submitOf(dialog, journey).click();
      await expectConfirmation(dialog, name);
      expect(await leadsOf(page.request, name)).toHaveLength(1);
    });

    test('is sent once by a double click', async ({ page }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);
      const sent = watchSent(page, journey);
      await submitOf(dialog, journey).dblclick();
      await expectConfirmation(dialog, name);
      expect(sent).toHaveLength(1);
      expect(await leadsOf(page.request, name)).toHaveLength(1);
    });
  });
}

test('the server’s words about a phone stand beside the phone', async ({ page }) => {
  const journey = journeyTo('callRequest');
  const dialog = await openForm(page, journey);
  await dialog.getByLabel('Имя').fill('Анна');
  await dialog.getByLabel('Телефон').fill('+7 (0');
  await submitOf(dialog, journey).click();
  const phone = dialog.getByLabel('Телефон');
  await expect(phone).toHaveAccessibleDescription('Введите номер телефона полностью');
  await expect(phone).toBeFocused();
  await expect(dialog.getByLabel('Имя')).toHaveValue('Анна');
});

const apiOf = ({ method }: LeadJourney) => `**/api/${method}`;

/** Key and body of each request to the method of a form, from now on. */
function watchSent(page: Page, { method }: LeadJourney) {
  const sent: { key: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api/${method}`)) return;
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() });
  });
  return sent;
}
