import type { Api } from '@m30/api/client';
import { forgetSession, type ForgettingStorage } from './storage.ts';

/** Channel on which tabs tell each other that the session has ended. */
const CHANNEL = 'auth.logout';

/** The parts of the browser that a logout touches. */
export interface LogoutParts {
  localStorage: ForgettingStorage;
  location: { assign(url: string): void };
  /** Tabs of one browser hear each other through it. */
  BroadcastChannel: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close'>;
}

/**
 * Ends the session, forgets what local storage kept of it, tells the other tabs and loads the home page anew.
 * @throws ApiFailure, ApiRefusal when the session could not be ended; nothing is forgotten then
 */
export async function logout(
  api: Pick<Api, 'post'>,
  browser: LogoutParts = globalThis,
): Promise<void> {
  await api.post('User.Logout', {});
  try {
    forgetSession(browser.localStorage);
  } catch {
    // Storage that is closed to the page has kept nothing.
  }
  const channel = new browser.BroadcastChannel(CHANNEL);
  channel.postMessage('ended');
  channel.close();
  browser.location.assign('/');
}

/**
 * Calls back when another tab has logged out.
 * @param onLogout what this tab does: usually it loads the home page anew
 * @returns stops listening
 */
export function watchLogout(
  onLogout: () => void = () => location.assign('/'),
  channel: Pick<BroadcastChannel, 'close' | 'onmessage'> = new BroadcastChannel(CHANNEL),
): () => void {
  channel.onmessage = () => onLogout();
  return () => channel.close();
}
