import { agentRuleOn } from '@m30/studio/contract/sales/agent-rule';
import { moscowDay } from '@m30/ui-kit/format';
import { daysAfter } from '../../../kernel/time/day.ts';

/** Until when a client who is registered now is the agent's, by the rule of that day. */
export const clientUntil = (registeredAt: Date): Date =>
  daysAfter(registeredAt, agentRuleOn(moscowDay(registeredAt)).days);
