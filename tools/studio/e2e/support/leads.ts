import { expect, type Browser } from '@playwright/test';

/** Leaves a lead as a visitor without JavaScript does. @param phone as he types it */
export async function leaveLead(
  browser: Browser,
  baseURL: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto('/zayavka/callRequest?url=/katalog');
  const main = page.getByRole('main');
  await main.getByLabel('Имя').fill(name);
  await main.getByLabel('Телефон').fill(phone);
  await main.getByRole('button').last().click();
  await expect(main.getByRole('status')).toContainText('спасибо');
  await visitor.close();
}
