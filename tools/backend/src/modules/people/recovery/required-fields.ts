import { refuse } from '../../../kernel/method/refuse.ts';

/**
 * The phone of a form that the contract lets be absent.
 * @throws Refused 400
 */
export const requirePhone = (phone: string | undefined): string =>
  requireField('phone', phone, 'Введите номер телефона');

/**
 * The mailbox of a form that the contract lets be absent.
 * @throws Refused 400
 */
export const requireEmail = (email: string | undefined): string =>
  requireField('email', email, 'Введите адрес почты');

function requireField(path: string, value: string | undefined, message: string): string {
  if (!value) throw refuse(400, message, [{ path, message }]);
  return value;
}
