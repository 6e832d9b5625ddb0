import { asc } from 'drizzle-orm';
import { getAgent, listAgents } from '@m30/studio/contract';
import { agentRuleOn, agentRuleWords } from '@m30/studio/contract/sales/agent-rule';
import { moscowDay } from '@m30/ui-kit/format';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { agencies } from './agents.table.ts';
import { agentCondition, findAgents, readAgent, toAgency } from './read-agents.ts';

export const listAgentsHandler = implementStudio(listAgents, async ({ text }, { services }) => {
  const { db, clock } = services;
  const now = clock();
  const known = await db.select().from(agencies).orderBy(asc(agencies.name));
  return {
    agents: await findAgents(db, now, text ? agentCondition(text) : undefined),
    agencies: known.map(toAgency),
    rule: agentRuleWords(agentRuleOn(moscowDay(now))),
  };
});

export const getAgentHandler = implementStudio(getAgent, async ({ agent }, { services }) => ({
  agent: await readAgent(services.db, services.clock(), agent),
}));
