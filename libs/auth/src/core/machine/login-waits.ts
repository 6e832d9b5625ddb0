import { PHONE_LENGTH } from '@m30/ui-kit/mask';
import type { AuthFields } from './auth-types.ts';
import { PASSWORD_LENGTH } from './guards.ts';

/** What the login still lacks, in words; `undefined` when it can be sent. */
export function loginWaits({
  phone,
  password,
}: Pick<AuthFields, 'phone' | 'password'>): string | undefined {
  const lacks = [
    phone.length < PHONE_LENGTH && 'телефон полностью',
    password.length < PASSWORD_LENGTH && `пароль, не\u00a0короче ${PASSWORD_LENGTH}\u00a0знаков`,
  ].filter((words) => words !== false);
  return lacks.length > 0 ? `Чтобы войти, введите ${lacks.join(' и\u00a0')}` : undefined;
}
