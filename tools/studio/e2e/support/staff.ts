import type { Page } from '@playwright/test';

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

/** What each of the nine digits of an organisation's taxpayer number weighs in the tenth (order of the Federal Tax Service of 29.06.2012 № ММВ-7-6/435@). */
const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** A taxpayer number of an organisation that nobody else in this run has. */
export function someInn(): string {
  const nine = `78${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  return `${nine}${(sum % 11) % 10}`;
}
