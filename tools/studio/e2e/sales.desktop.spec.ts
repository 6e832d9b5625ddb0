import { expect, test, type Browser, type Page } from '@playwright/test';
import { findViolations } from '@m30/e2e/find-violations';
import { someName } from '@m30/e2e/leads';
import { signIn } from '@m30/e2e/studio';
import { holdFirstFree } from './support/hold.ts';
import { someInn, somePhone } from './support/staff.ts';

test('a call becomes a lead and the lead an order, from the keyboard', async ({ page }) => {
  const name = someName();
  await signIn(page, 'sales_manager', '/studio/leads');
  await expect(page.getByRole('button', { name: /Записать лида/ })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Записать лида' });
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Телефон').fill(somePhone());
  await form.getByLabel('О чём говорили').fill('Просит второй этаж');
  await form.getByRole('button', { name: 'Записать' }).click();
  const sheet = page.getByRole('complementary', { name: 'Карточка лида' });
  await expect(sheet.getByText('Звонок: Просит второй этаж')).toBeVisible();

  await page.keyboard.press('h');
  await holdFirstFree(page, 'канал');
  await expect(page.getByText(/Заказ M30-\d+ открыт/)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/orders\//);
  await expect(page.getByRole('link', { name: /Звонкова/ })).toBeVisible();
  await expect(page.getByText(/Бесплатная бронь до/)).toBeVisible();
  await expect(page.getByText(/Как платит\s*полная оплата/)).toBeVisible();

  await page.goto(`/studio/leads?view=all&text=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(sheet.getByRole('link', { name: /^M30-/ })).toBeVisible();
});

test('an agency is written down with an agent, who registers a client once', async ({ page }) => {
  const title = `Агентство ${someName()}`;
  const inn = someInn();
  await signIn(page, 'head_of_sales', '/studio/agents');
  await page.getByRole('button', { name: 'Новое агентство' }).click();
  const agency = page.getByRole('dialog', { name: 'Новое агентство' });
  await agency.getByLabel('Название').fill(title);
  await agency.getByLabel('ИНН').fill(inn);
  await agency.getByLabel('Договор, номер').fill('12-А');
  await agency.getByLabel('Подписан').fill('2026-11-01');
  await agency.getByLabel('Вознаграждение').fill('2,5');
  await agency.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Агентство записано')).toBeVisible();

  await page.getByRole('button', { name: 'Новый агент' }).click();
  const agent = page.getByRole('dialog', { name: 'Новый агент' });
  await agent.getByLabel('Агентство').selectOption(title);
  await agent.getByLabel('Фамилия').fill('Романова');
  await agent.getByLabel('Имя').fill('Инна');
  await agent.getByLabel('Телефон').fill(somePhone());
  await agent.getByRole('button', { name: 'Сохранить' }).click();
  const sheet = page.getByRole('complementary', { name: 'Карточка агента' });
  await expect(sheet.getByText(title)).toBeVisible();

  const phone = somePhone();
  const client = page.getByRole('dialog', { name: 'Закрепить клиента' });
  for (const answer of [/^Клиент закреплён до/, /^Клиент уже закреплён за\sэтим агентом до/]) {
    await sheet.getByRole('button', { name: /Закрепить клиента/ }).click();
    await client.getByLabel('Телефон клиента').fill(phone);
    await client.getByLabel('Как зовут').fill('Пётр Ильин');
    await client.getByRole('button', { name: 'Закрепить' }).click();
    await expect(page.getByText(answer).first()).toBeVisible();
  }
  await client.getByRole('button', { name: 'Закрыть' }).click();
  await expect(sheet.getByText('Пётр Ильин')).toBeVisible();
});

/**
 * Holds a flat for a new buyer and asks for a discount over the manager's limit.
 * @returns roubles of the discount
 */
async function askForDiscount(page: Page, reason: string): Promise<number> {
  await signIn(page, 'sales_manager', '/studio/orders');
  await page.getByRole('button', { name: /Бронь для покупателя/ }).click();
  await page.getByRole('dialog').getByLabel('Телефон').fill(somePhone());
  await page.getByRole('dialog').getByLabel('Имя', { exact: true }).fill('Нина');
  await holdFirstFree(page, 'канал');
  await page.getByRole('button', { name: 'Дать скидку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Дать скидку' });
  const price =
    (await dialog.getByText(/, цена /).innerText()).match(/, цена ([\d\s]+)/)?.[1] ?? '';
  const off = Math.round(Number(price.replace(/\s/g, '')) / 50);
  await dialog.getByLabel('Скидка, ₽').fill(String(off));
  await expect(dialog.getByText(/^Новая цена/)).toBeVisible();
  await dialog.getByLabel('Причина').fill(reason);
  await dialog.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await expect(page.getByText('Ушло на подтверждение')).toBeVisible();
  return off;
}

/** The head of sales confirms what waits with this reason. */
async function confirm(browser: Browser, reason: string) {
  const second = await browser.newPage();
  await signIn(second, 'head_of_sales', '/studio/approvals');
  const wish = second.getByRole('listitem').filter({ hasText: reason });
  await wish.getByRole('button', { name: /Подтвердить/ }).click();
  await expect(second.getByText('Подтверждено')).toBeVisible();
  await second.close();
}

test('a manager asks for a discount over the limit, the head of sales confirms it, and the order costs less', async ({
  page,
  browser,
}) => {
  const reason = `Скидка для ${someName()}`;
  const off = await askForDiscount(page, reason);
  await confirm(browser, reason);
  await page.reload();
  const money = page.getByRole('listitem').filter({ hasText: 'Скидка, уже в' });
  await expect.poll(async () => Number((await money.innerText()).replace(/\D/g, ''))).toBe(off);
  await expect(page.getByText(/^Скидка .*: цена заказа теперь/)).toBeVisible();
});

test('a discount that two people gave is taken back by two, and the order costs what it did @full', async ({
  page,
  browser,
}) => {
  const [given, back] = [`Скидка для ${someName()}`, `Дали по ошибке: ${someName()}`];
  await askForDiscount(page, given);
  await confirm(browser, given);
  await page.reload();
  await page.getByRole('button', { name: 'Отменить скидку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить скидку' });
  await expect(dialog.getByText(/снова станет .*Нужен второй человек/)).toBeVisible();
  await dialog.getByLabel('Причина').fill(back);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await expect(page.getByText('Ушло на подтверждение')).toBeVisible();
  await expect(page.getByText(/^Скидка .*отменена/)).toHaveCount(0);
  await confirm(browser, back);
  await page.reload();
  await expect(page.getByText(/^Скидка .* отменена: цена заказа теперь/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Скидка, уже в' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Дать скидку' })).toBeVisible();
});
