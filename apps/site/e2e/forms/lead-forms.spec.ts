import { expect, test, type Page, type Route } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { findViolations, OPEN_DIALOG } from '../support/find-violations.ts';
import {
  expectConfirmation,
  expectedRow,
  fillForm,
  journeyTo,
  leadJourneys,
  openForm,
  submitOf,
  triggerOf,
  type LeadJourney,
} from '../support/lead-journeys.ts';
import { leadsOf, shownPhone, someName } from '@m30/e2e/leads';

// What a page still asks for at the end of a journey is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Forms that a phone meets, too: one validated as it is typed, one with a slot. */
const OF_OTHER_MAKES = ['callSpecialist', 'consultationObject'];

/** A window lies otherwise on a phone; the plain one stands there for all that are plain. */
function tagOf({ form }: LeadJourney): string[] {
  if (form === 'callRequest') return ['@phone'];
  return OF_OTHER_MAKES.includes(form) ? ['@full', '@phone'] : ['@full'];
}

for (const journey of leadJourneys) {
  test(
    `${journey.form} from ${journey.page} reaches the staff whole`,
    { tag: tagOf(journey) },
    async ({ page }) => {
      const name = someName();
      const dialog = await openForm(page, journey);
      expect(await findViolations(page, OPEN_DIALOG)).toEqual([]);
      const trigger = triggerOf(page, journey);
      await fillForm(dialog, journey, name);
      await submitOf(dialog, journey).click();
      await expectConfirmation(dialog, name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      const rows = await leadsOf(page.request, name);
      expect(rows).toEqual([expect.objectContaining(await expectedRow(journey, name, trigger))]);
    },
  );
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
  const tag = journey.form === 'callRequest' ? [] : '@full';
  test(
    `${journey.form} loses nothing and doubles nothing, whatever goes wrong on the way`,
    { tag },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'what goes wrong goes wrong alike on a desk');
      const name = someName();
      const dialog = await openForm(page, journey);
      await fillForm(dialog, journey, name);

      await test.step('a refusal is shown, and everything that was typed is kept', async () => {
        const refusal = 'Слишком много заявок подряд. Попробуйте через час';
        await once(page, apiOf(journey), (route) =>
          route.fulfill({ status: 429, json: { code: 429, result: { message: refusal } } }),
        );
        await submitOf(dialog, journey).click();
        await expect(dialog.getByRole('alert')).toHaveText(refusal);
        await expect(dialog.getByLabel('Имя')).toHaveValue(name);
        await expect(dialog.getByLabel('Телефон')).toHaveValue(shownPhone);
      });

      await test.step('a token that cannot be had is no end', async () => {
        await once(page, CHALLENGE, (route) => route.abort('failed'));
        await submitOf(dialog, journey).click();
        await expect(dialog.getByText('Заявка не отправилась.')).toBeVisible();
      });

      await test.step('a token that does not come in time is no end either', async () => {
        await hurry(page);
        await once(page, CHALLENGE, () => Promise.resolve());
        await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
        await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
        await expect(dialog.getByText('Заявка не отправилась.')).toBeVisible();
      });

      await test.step('a token that is wrong is refused, and nothing is stored', async () => {
        await once(page, CHALLENGE, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as { result: { signature: string } };
          body.result.signature = body.result.signature.replace(/^./, (first) =>
            first === '0' ? '1' : '0',
          );
          await route.fulfill({ response: answer, json: body });
        });
        await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
        await expect(dialog.getByRole('alert')).toContainText('Не удалось проверить');
        expect(await leadsOf(page.request, name)).toEqual([]);
      });

      await test.step('a lost answer is asked for again under the same key and stored once', async () => {
        const sent = watchSent(page, journey);
        await once(page, apiOf(journey), async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        });
        await submitOf(dialog, journey).click();
        await expect(dialog.getByText('Заявка не отправилась.')).toBeVisible();
        await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
        await expectConfirmation(dialog, name);
        expect(sent).toHaveLength(2);
        expect(sent[1]).toEqual(sent[0]);
        expect(await leadsOf(page.request, name)).toHaveLength(1);
      });

      await test.step('a double click sends it once', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        const another = someName();
        await triggerOf(page, journey).click();
        await fillForm(dialog, journey, another);
        const sent = watchSent(page, journey);
        await submitOf(dialog, journey).dblclick();
        await expectConfirmation(dialog, another);
        expect(sent).toHaveLength(1);
        expect(await leadsOf(page.request, another)).toHaveLength(1);
      });
    },
  );
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

const CHALLENGE = '**/api/Captcha.GetChallenge?*';
const apiOf = ({ method }: LeadJourney) => `**/api/${method}`;

/** Lets the next request to an address go another way. */
const once = (page: Page, address: string, handle: (route: Route) => Promise<void>) =>
  page.route(address, handle, { times: 1 });

/** The page gives its next request up after half a second instead of ten. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      AbortSignal.timeout = after;
      return after(milliseconds / 20);
    };
  });

/** Key and body of each request to the method of a form, from now on. */
function watchSent(page: Page, { method }: LeadJourney) {
  const sent: { key: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api/${method}`)) return;
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() });
  });
  return sent;
}
