import type { Database } from '../../../kernel/db/database.ts';
import type { StaffSession, StudioCall } from '../../../kernel/studio/studio-call.ts';
import { studioCookie } from './studio-cookie.ts';
import { closeStaffSession, openStaffSession } from './staff-sessions.ts';

/**
 * Returns the browser a login with a new id; the one it came with ends, so that what was known of it before is worth nothing.
 * @param tx the transaction of what lets the person in
 */
export async function beginSession(
  tx: Database,
  call: StudioCall,
  personId: number,
  stage: StaffSession['stage'],
): Promise<void> {
  const { config, clock } = call.services;
  const { name, options } = studioCookie(config);
  const former = call.cookie(name);
  if (former) await closeStaffSession(tx, former);
  const { userAgent } = call.visitor;
  const id = await openStaffSession(tx, { personId, stage, userAgent, now: clock() });
  call.setCookie(name, id, options);
}
