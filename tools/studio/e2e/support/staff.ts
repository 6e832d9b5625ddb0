import type { Page } from '@playwright/test';
import { isInn } from '@m30/ui-kit/check-digits';

/** Password of every account of the demonstration. */
const PASSWORD = 'meridian-30-studio';

/** Signs a member of the demonstration's staff in where the page asks for it. @param role as the contract writes it */
export async function signIn(page: Page, role: string, address = '/studio/'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Почта').fill(`${role.replaceAll('_', '-')}@meridian30.example`);
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('navigation', { name: 'Столы' }).waitFor();
}

/** A phone that nobody else in this run has. */
export const somePhone = (): string =>
  `+7 913 ${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** A taxpayer number of an organisation that nobody else in this run has. */
export function someInn(): string {
  let inn = 7_800_000_000 + Math.floor(Math.random() * 99_000_000);
  while (!isInn(String(inn))) inn += 1;
  return String(inn);
}
