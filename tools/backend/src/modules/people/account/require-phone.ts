import { refuse } from '../../../kernel/method/refuse.ts';

/**
 * The phone of a form that the contract lets be absent.
 * @throws Refused 400
 */
export function requirePhone(phone: string | undefined): string {
  const message = 'Введите номер телефона';
  if (!phone) throw refuse(400, message, [{ path: 'phone', message }]);
  return phone;
}
