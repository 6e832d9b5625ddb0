import { expect, test, type Page } from '@playwright/test';
import { registerWithoutPages, somePerson } from '@m30/e2e/auth';
import { buyAgreed, press, signContract } from '@m30/e2e/deal';
import { someName } from '@m30/e2e/leads';
import { openPage } from '@m30/e2e/open-page';
import { scan } from '@m30/e2e/order';
import { signIn } from '@m30/e2e/studio';
import { holdFirstFree } from './support/hold.ts';
import { leaveLead } from './support/leads.ts';

/** Milliseconds between two codes to one phone. */
const CODES = 61_000;

const FAULT = 'Не видно разворота с фотографией';

test(
  'a sales manager takes a lead to a signed order, with a refused passport in between',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const person = somePerson();
    const name = someName();
    const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    // The desk finds an account by a phone that is confirmed.
    await registerWithoutPages(buyer.request, person, 'phone');
    const registered = Date.now();
    const { phone, password } = person;
    await buyer.request.post('/api/User.Authorization', { data: { phone, password } });
    await leaveLead(browser, baseURL ?? '', { name, phone });

    await test.step('the manager takes the lead and holds a flat for who called', async () => {
      await signIn(page, 'sales_manager', `/studio/leads?text=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).click();
      const sheet = page.getByRole('complementary', { name: 'Карточка лида' });
      await sheet.getByRole('button', { name: 'Взять себе' }).click();
      await expect(page.getByText('Ответственный назначен')).toBeVisible();
      await page.keyboard.press('h');
      await holdFirstFree(page, 'канал');
      await expect(page).toHaveURL(/\/studio\/orders\//);
    });
    const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await test.step('the buyer names herself, sends her passport and pays for the hold', async () => {
      await openPage(buyer, `/order/${order}`);
      await buyAgreed(buyer);
    });

    await test.step('the passport is refused, and comes again', async () => {
      await page.reload();
      await page.getByRole('button', { name: /Отказать с причиной/ }).click();
      const dialog = page.getByRole('dialog', { name: /Вернуть/ });
      await dialog.getByLabel('Причина').fill(FAULT);
      await dialog.getByRole('button', { name: 'Вернуть покупателю' }).click();
      await expect(page.getByText(/покупатель извещён/)).toBeVisible();
      await sendAgain(buyer, order);
      await page.reload();
      await page.getByRole('button', { name: /^Принять/ }).click();
      await expect(page.getByText('Все документы приняты, договор готов')).toBeVisible();
    });

    await test.step('the buyer signs, and the desk shows a signed order', async () => {
      await openPage(buyer, `/order/${order}`);
      await expect.poll(() => Date.now() - registered, { timeout: CODES }).toBeGreaterThan(CODES);
      await signContract(buyer, phone);
      await expect(
        buyer.getByRole('button', { name: 'Открыть счёт эскроу' }).first(),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole('list', { name: 'Этап 8 из 10' })).toBeVisible();
      await expect(page.getByText('Договор подписан').first()).toBeVisible();
      await expect(page.getByText(`«${FAULT}»`).first()).toBeVisible();
    });
  },
);

/** The buyer reads what is wrong and sends another scan. */
async function sendAgain(buyer: Page, order: string): Promise<void> {
  await openPage(buyer, `/order/${order}`);
  await expect(buyer.getByText(`Что исправить: ${FAULT}`)).toBeVisible();
  await buyer.getByLabel(/^Загрузить заново\s*: Паспорт/).setInputFiles({
    name: 'паспорт целиком.png',
    mimeType: 'image/png',
    buffer: scan(2400),
  });
  await expect(buyer.getByRole('link', { name: 'паспорт целиком', exact: true })).toBeVisible();
  await press(buyer, /^Отправить на\sпроверку/);
}
