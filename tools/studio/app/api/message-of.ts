import { ApiRefusal } from '@m30/api/client';

/** What to tell a person of a failed call, in Russian. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiRefusal && error.message) return error.message;
  return 'Нет связи с сервером. Проверьте интернет и повторите';
}
