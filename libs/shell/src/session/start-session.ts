import { refreshOfflineReserve, watchLogout } from '@m30/auth/core';
import { browserApi } from '../browser/index.ts';
import { rememberOwner } from '../browser/login-gate.ts';

let stopWatching = () => {};

/**
 * What only a buyer's page does (spec §4): it learns whether he reserved in an office, leaves with
 * the session when another tab ends it, and repeats interrupted calls for nobody else.
 */
export function startSession(user: { id: number; guid: string }): void {
  rememberOwner(user);
  void refreshOfflineReserve(browserApi, user);
  stopWatching();
  stopWatching = watchLogout();
}
