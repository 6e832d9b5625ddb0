import { FLOW_LIFETIME } from '../../../kernel/codes/code-rules.ts';
import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';

/** The cookie that ties a code to the browser that asked for it, before anybody is logged in. */
export const flowCookie = (config: Config): Cookie =>
  privateCookie(config, 'auth.flow', FLOW_LIFETIME);
