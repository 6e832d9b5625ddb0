import { refuse } from '../../../kernel/method/refuse.ts';
import type { AppContext } from '../../../kernel/http/env.ts';
import { readBytes } from '../../../kernel/http/read-bytes.ts';

/** Bytes of a page's form. */
const LONGEST_FORM = 4096;

/**
 * Reads a form that a page without script sends.
 * @throws Refused 413 or 415
 */
export async function readForm(c: AppContext): Promise<Record<string, string | undefined>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw refuse(415, 'Отправьте форму страницы');
  const bytes = await readBytes(c.req.raw, LONGEST_FORM, 'Форма слишком большая');
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}
