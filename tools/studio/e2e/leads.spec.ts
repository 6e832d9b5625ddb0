import { expect, test } from '@playwright/test';
import { pastedPhone, someName } from '@m30/e2e/leads';
import { signIn } from '@m30/e2e/studio';
import { leaveLead } from './support/leads.ts';

test(
  'a sales manager takes a lead, sets its next step and writes what was said',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    const name = someName();
    await leaveLead(browser, baseURL ?? '', { name, phone: pastedPhone });
    await signIn(page, 'sales_manager', '/studio/leads');
    await page.getByRole('searchbox', { name: 'Имя или телефон' }).fill(name);
    await page.getByRole('link', { name }).click();
    const sheet = page.getByRole('complementary', { name: 'Карточка лида' });
    await sheet.getByRole('button', { name: 'Взять себе' }).click();
    await expect(page.getByText('Ответственный назначен')).toBeVisible();
    await sheet.getByLabel('Что сделать').fill('Перезвонить');
    await sheet.getByLabel('Когда').fill('2030-01-15T12:30');
    await sheet.getByRole('button', { name: 'Записать шаг' }).click();
    await expect(page.getByText('Следующий шаг записан')).toBeVisible();
    await sheet.getByLabel('Комментарий').fill('Просит план и расчёт');
    await sheet.getByRole('button', { name: 'Как итог звонка' }).click();
    await expect(sheet.getByText('Звонок: Просит план и расчёт')).toBeVisible();
    await sheet.getByLabel('Статус').selectOption('В работе');
    await expect(page.getByText('Статус изменён')).toBeVisible();
    await sheet.getByRole('button', { name: 'Закрыть' }).click();

    await page.getByRole('link', { name: /^Мои/ }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('Перезвонить').first()).toBeVisible();
  },
);
