import { ApiRefusal } from '@m30/api/errors';

const TROUBLE = 'Не\u00a0удалось связаться с\u00a0сервером. Попробуйте ещё раз';

/**
 * What to say of a call that was not done: why the server refused it, or that there was none.
 * @returns `null` for a visitor who has closed the login window, and has read why it came
 */
export function troubleWords(error: unknown): string | null {
  if (!(error instanceof ApiRefusal)) return TROUBLE;
  return error.code === 401 ? null : error.message;
}
