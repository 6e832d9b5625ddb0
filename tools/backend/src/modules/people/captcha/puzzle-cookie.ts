import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';

/** Seconds that a visitor is known to the anti-bot puzzle: longer than one may be solved in. */
const PUZZLE_LIFETIME = 20 * 60;

/** The cookie that tells one visitor's puzzle from another's. */
export const puzzleCookie = (config: Config): Cookie =>
  privateCookie(config, 'puzzle', PUZZLE_LIFETIME);
