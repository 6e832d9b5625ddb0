import { refreshOfflineReserve, watchLogout } from '@m30/auth/core';
import { browserApi } from '../browser/index.ts';

/**
 * What only a buyer's page does (spec §4): it learns whether he reserved in an office, and leaves
 * with the session when another tab ends it.
 */
export function keepSession(user: { id: number; guid: string }): void {
  void refreshOfflineReserve(browserApi, user);
  watchLogout();
}
