import type { Page } from '@playwright/test';

/** Mailbox and password of a member of the demonstration's staff. @param role as the contract writes it */
export const staffAccount = (role: string) => ({
  email: `${role.replaceAll('_', '-')}@meridian30.example`,
  password: 'meridian-30-studio',
});

/** Signs a member of the demonstration's staff in where the page asks for it. @param role as the contract writes it */
export async function signIn(page: Page, role: string, address = '/studio/'): Promise<void> {
  const { email, password } = staffAccount(role);
  await page.goto(address);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('navigation', { name: 'Столы' }).waitFor();
}
