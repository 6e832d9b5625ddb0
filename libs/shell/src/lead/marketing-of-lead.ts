import { callSessions } from '../analytics/call-sessions.ts';
import { marketingOfVisit } from '../session/marketing.ts';

/** Parameters that a lead may carry (`MarketingSchema`). */
const MOST = 20;

/** The marketing parameters of this visit, and by what ids call trackers know it. */
export function marketingOfLead(): Record<string, string> {
  const sessions = Object.entries(callSessions());
  const marks = Object.entries(marketingOfVisit()).slice(0, MOST - sessions.length);
  return Object.fromEntries([...marks, ...sessions]);
}
