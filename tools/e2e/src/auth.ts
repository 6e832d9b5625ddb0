import { createHash, randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hands.ts';
import { readCode } from './read-outbox.ts';

/** Somebody whom the product does not know yet. */
export interface Person {
  last_name: string;
  name: string;
  second_name: string;
  /** `+7XXXXXXXXXX`. */
  phone: string;
  email: string;
  password: string;
}

/** A person with a phone and a mailbox of his own, so that journeys side by side do not meet. */
export function somePerson(): Person {
  return {
    last_name: 'Орлова',
    name: 'Вера',
    second_name: 'Павловна',
    phone: `+7981${String(randomInt(10_000_000)).padStart(7, '0')}`,
    email: `${randomUUID().slice(0, 13)}@example.ru`,
    password: 'granit-i-voda-26',
  };
}

/** A phone as the field shows it: «+7 (981) 000-00-00». */
export const shownPhone = (phone: string) =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');

/** The login window, whatever it shows. */
export const authWindow = (page: Page) => page.locator('dialog[data-modal="login"]');

/** A field of the window by its label. */
export const field = (page: Page, label: string): Locator =>
  authWindow(page).getByLabel(label, { exact: true });

/** A button of the window; spaces of its name may be non-breaking. */
export const button = (page: Page, name: string): Locator =>
  authWindow(page).getByRole('button', {
    name: new RegExp(`^${name.replaceAll(' ', '\\s').replace('?', '\\?')}$`),
  });

/** Waits for the heading of a step. */
export async function atStep(page: Page, name: RegExp): Promise<void> {
  await expect(authWindow(page).getByRole('heading', { name })).toBeVisible();
}

/** Opens the login window from the header; on a phone from the menu. */
export async function openLogin(page: Page, hand: Hand): Promise<void> {
  const menu = page.getByRole('button', { name: 'Открыть меню' });
  const icon = page.getByRole('link', { name: 'Войти в личный кабинет' });
  await expect(menu.or(icon).filter({ visible: true }).first()).toBeVisible();
  if (await icon.isVisible()) await hand.press(icon);
  else {
    await hand.press(menu);
    await hand.press(
      page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Вход' }),
    );
  }
  await atStep(page, /^Вход в\sкабинет$/);
}

/** Logs in through the window that is open. */
export async function logInHere(
  page: Page,
  hand: Hand,
  { phone, password }: Pick<Person, 'phone' | 'password'>,
): Promise<void> {
  await atStep(page, /^Вход в\sкабинет$/);
  await hand.fill(field(page, 'Телефон'), phone.replace(/\D/g, '').slice(1));
  await hand.fill(field(page, 'Пароль'), password);
  await hand.press(button(page, 'Войти'));
}

/** The page knows this buyer: the header names him, on a phone the menu has the way to his account. */
export async function expectBuyer(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (!isMobile) {
    await page.mouse.move(1, 1);
    await expect(page.getByRole('button', { name: `Личный кабинет, ${name}` })).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await expect(menu.getByRole('link', { name: 'Личный кабинет' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/**
 * Registers a person without the pages; nobody is logged in by it.
 * @param by where the code goes: the next one by this way has to wait a minute
 */
export async function registerWithoutPages(
  request: APIRequestContext,
  { password, ...person }: Person,
  by: 'phone' | 'email',
): Promise<void> {
  const method = { phone: 'User.CheckSMSPhone', email: 'User.RegisterCodeEmail' }[by];
  await post(request, method, { ...person, token: await tokenFor(request, method) });
  const code = await readCode(person[by]);
  await post(request, 'User.Registration', { ...person, code });
  const { phone } = person;
  await post(request, 'User.NewPassword', { phone, code, password, rpassword: password });
  await post(request, 'User.Logout', {});
}

/** The anti-bot token that a form asks for. */
export async function tokenFor(request: APIRequestContext, form: string): Promise<string> {
  const challenge = await request.get(`/api/Captcha.GetChallenge?form=${form}`);
  return solve(((await challenge.json()) as { result: Challenge }).result);
}

/** Somebody new with a session in this browser, without the pages. */
export async function logInNew(request: APIRequestContext): Promise<void> {
  const person = somePerson();
  await registerWithoutPages(request, person, 'phone');
  const { phone, password } = person;
  await post(request, 'User.Authorization', { phone, password });
}

async function post(request: APIRequestContext, method: string, data: object): Promise<void> {
  const answer = await request.post(`/api/${method}`, { data });
  if (!answer.ok()) throw new Error(`${method} answers ${await answer.text()}`);
}

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** The anti-bot token of a puzzle. */
function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  const hash = (n: number) => createHash('sha256').update(`${salt}${n}`).digest('hex');
  let number = 0;
  while (number < maxnumber && hash(number) !== challenge) number++;
  const answer = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(answer)).toString('base64');
}
