import type { Api } from '@m30/api/client';
import { solveChallenge } from './solve-challenge.ts';

/**
 * Gets a puzzle for one call and solves it: the token is good for that method and this visitor alone, once.
 * @param method that the token goes to: `Form.CallRequest`
 * @throws ChallengeUnsolved, and what the client throws
 */
export async function tokenFor(api: Api, method: string): Promise<string> {
  const wanted = { form: method, ...(isCookieless() && { cookieless: '1' as const }) };
  return solveChallenge(await api.get('Captcha.GetChallenge', wanted));
}

/** Whether the site's cookies do not come back from this page: in a frame, and where the browser takes none. */
const isCookieless = (): boolean =>
  typeof window !== 'undefined' && (window.self !== window.top || !navigator.cookieEnabled);
