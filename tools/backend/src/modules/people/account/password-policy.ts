import { readFileSync } from 'node:fs';

export type PasswordPolicy = 'basic' | 'strict';

/** Characters of a password under the strict policy; under the basic one the contract's five do. */
const STRICT_LENGTH = 8;

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/**
 * Tells in Russian what is wrong with a new password; `null` when nothing is.
 * @param phone `+7XXXXXXXXXX` of its owner, who may not use it as the password
 */
export function judgePassword(
  policy: PasswordPolicy,
  password: string,
  phone: string,
): string | null {
  if (policy === 'basic') return null;
  if ([...password].length < STRICT_LENGTH) return 'Пароль не короче 8 символов';
  const plain = password.toLowerCase();
  const digits = plain.replace(/\D/g, '');
  if (COMMON.has(plain) || new Set(plain).size < 3) {
    return 'Такой пароль слишком известен. Придумайте другой';
  }
  if (digits.length === plain.length && phone.includes(digits.slice(-10))) {
    return 'Номер телефона — слишком простой пароль. Придумайте другой';
  }
  return null;
}
