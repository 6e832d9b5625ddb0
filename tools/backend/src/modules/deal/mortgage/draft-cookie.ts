import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';

/** Seconds that a guest's mortgage questionnaire is stored. */
export const DRAFT_LIFETIME = 30 * 24 * 3600;

/** The cookie that tells one guest's mortgage questionnaire from another's. */
export const draftCookie = (config: Config): Cookie =>
  privateCookie(config, 'anketa', DRAFT_LIFETIME);
