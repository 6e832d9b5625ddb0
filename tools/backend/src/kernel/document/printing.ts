import { refuseForNow } from '../method/refuse.ts';
import type { Services } from '../services.ts';
import type { AppContext } from '../http/env.ts';

/**
 * Counts one printed document of a visitor; printing takes a core for a while.
 * @throws Refused 429 after too many
 */
export function limitPrinting(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  c: AppContext,
): void {
  if (limits.takeHere('paperAddress', c.get('visitor').ip)) return;
  const message = 'Слишком много файлов подряд. Попробуйте через несколько минут';
  throw refuseForNow(429, message, config.limits.paperAddress.seconds);
}

/**
 * Makes a browser save an answer.
 * @param plain name for programs that read ASCII alone
 * @param name name with its ending, in Russian
 */
export function attachment(plain: string, name: string): string {
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
