import { expect, test } from '@playwright/test';
import { signIn } from '@m30/e2e/studio';

const REASON = 'Акция до конца года';

test('the head of sales lowers the prices of a building by 2 % with a second person, and undoes it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'head_of_sales', '/studio/prices');
  await page.getByLabel('Корпус').selectOption({ index: 2 });
  await page.getByLabel('Вид', { exact: true }).selectOption('Квартиры');
  const row = page.getByRole('row').filter({ hasText: 'Свободен' }).first();
  await expect(row).toContainText('не меняем');
  await page.getByLabel('Процент').fill('-2');
  await expect(row).not.toContainText('не меняем');
  const number = await row.getByRole('rowheader').innerText();
  const [before, after] = await Promise.all([4, 5].map((at) => cell(page, number, at)));
  expect(after).not.toBe(before);
  await page.getByLabel('Причина').fill(REASON);
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await expect(page.getByText('Ушло на подтверждение')).toBeVisible();

  const second = await browser.newPage();
  await signIn(second, 'administrator', '/studio/approvals');
  const wish = second.getByRole('listitem').filter({ hasText: REASON });
  await wish.getByRole('button', { name: /Подтвердить/ }).click();
  await expect(second.getByText('Подтверждено')).toBeVisible();
  await second.close();

  await page.reload();
  await expect.poll(() => cell(page, number, 4)).toBe(after);

  await page.getByRole('link', { name: 'Что изменили' }).click();
  const change = page.getByRole('listitem').filter({ hasText: REASON });
  await expect(change).toContainText('подтвердил второй человек');
  await change.getByRole('button', { name: /Отменить/ }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText(/^Вернули цены/)).toBeVisible();
  await page.getByRole('link', { name: 'Изменить цены' }).click();
  await expect.poll(() => cell(page, number, 4)).toBe(before);
});

/** A cell of a lot's row, from 0 with its number, as it is read. */
async function cell(page: import('@playwright/test').Page, number: string, at: number) {
  const row = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: number, exact: true }),
  });
  return (
    await row
      .locator('th, td')
      .nth(at)
      .locator('b')
      .or(row.locator('th, td').nth(at))
      .first()
      .innerText()
  ).split('\n')[0];
}
