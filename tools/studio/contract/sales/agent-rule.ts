/** Whose client somebody is, from a day on: one rule for all agencies. */
interface AgentRule {
  /** First day in Moscow, `YYYY-MM-DD`. */
  since: string;
  /** Days that a client is an agent's. */
  days: number;
  /** Days for which somebody who has asked the company is its own client. */
  quiet: number;
}

/** Every rule, the oldest first; a registration keeps the term of its day. */
const AGENT_RULES: readonly [AgentRule, ...AgentRule[]] = [
  { since: '2026-11-01', days: 30, quiet: 90 },
];

/** The rule of a day in Moscow. */
export const agentRuleOn = (day: string): AgentRule =>
  AGENT_RULES.findLast(({ since }) => since <= day) ?? AGENT_RULES[0];

/** A rule as agents read it. */
export const agentRuleWords = ({ since, days, quiet }: AgentRule): string =>
  `С\u00a0${since.split('-').toReversed().join('.')}: клиент закреплён за\u00a0агентом на\u00a0${days}\u00a0дней. Клиент компании — у\u00a0кого есть заказ или кто обращался за\u00a0последние ${quiet}\u00a0дней.`;
