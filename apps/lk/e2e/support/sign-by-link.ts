import type { Browser, Page } from '@playwright/test';
import { readCode, readOutbox } from '@m30/e2e/read-outbox';
import { expect, openPage } from './buyer.ts';
import { press } from './deal.ts';

/** An invited participant reads the contract by the link of the SMS and signs it with a code to the same phone. */
export async function signByLink(
  browser: Browser,
  phone: string,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await browser.newPage();
  await openPage(visitor, await linkTo(phone));
  await expect(visitor.getByRole('article', { name: /^Договор участия/ }).first()).toBeVisible();
  await read(visitor);
  await visitor.getByRole('checkbox', { name: /прочитан/ }).check();
  const after = new Date().toISOString();
  await press(visitor, 'Подписать');
  await visitor.getByLabel('Код из СМС').fill(await readCode(phone, { after }));
  await press(visitor, 'Подписать');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Спасибо' })).toBeVisible();
  await visitor.close();
}

/** The link of the invitation that went to a phone. */
async function linkTo(phone: string): Promise<string> {
  const found = (await readOutbox(phone)).findLast(({ text }) => text.includes('/podpis/'));
  return /\/podpis\/[\w-]+/.exec(found?.text ?? '')?.[0] ?? '';
}
