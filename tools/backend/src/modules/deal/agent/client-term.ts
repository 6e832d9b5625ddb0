import { agentRuleOn } from '@m30/studio/contract/sales/agent-rule';
import { moscowDay } from '@m30/ui-kit/format';

const DAY = 24 * 3600_000;

/** Until when a client who is registered now is the agent's, by the rule of that day. */
export const clientUntil = (registeredAt: Date): Date =>
  new Date(registeredAt.getTime() + agentRuleOn(moscowDay(registeredAt)).days * DAY);
