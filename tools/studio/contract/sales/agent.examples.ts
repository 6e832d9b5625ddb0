import type { ExamplesOf } from '../core/examples.ts';
import { agentRuleOn, agentRuleWords } from './agent-rule.ts';
import type * as methods from './agent.methods.ts';

const agent = 'a1c2e3f4-0b1d-4c2e-8f3a-4b5c6d7e8f90';

const agency = {
  guid: 'b2d3f4a5-1c2e-4d3f-9a4b-5c6d7e8f9a01',
  ...{ name: 'Агентство «Ключ»', inn: '7801234564', contract: '12-А', signed_on: '2026-11-01' },
  ...{ percent: 250, closed: false },
};

const row = {
  guid: agent,
  ...{ name: 'Романова Инна', phone: '+79115550077', email: 'romanova@klyuch.example' },
  ...{ agency, clients: 1, deals: 1, owed: 54_855_000, closed: false },
};

const client = {
  guid: 'c3e4a5b6-2d3f-4e4a-8b5c-6d7e8f9a0b12',
  ...{ name: 'Пётр Ильин', phone: '+79115550088', wish: 'Двухкомнатная у воды' },
  registered_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-12-20T09:00:00.000Z',
  ...{ registered_by: 'Сафина Дарья', state: 'active' as const, reason: '' },
};

const commission = {
  guid: 'd4f5b6c7-3e4a-4f5b-9c6d-7e8f9a0b1c23',
  ...{ order: 'b3e1c0aa-52c1-4c53-8d5e-7f8a9b0c1d2e', number: 'M30-30001' },
  ...{ price: 2_194_200_000, percent: 250, amount: 54_855_000 },
  ...{ signed_at: '2026-11-24T09:00:00.000Z', paid_on: null, cancelled: false },
};

const details = {
  ...{ ...row, last_name: 'Романова', first_name: 'Инна' },
  ...{ client_list: [client], commissions: [commission] },
};

/** Calls of each method; tests and stories use them. */
export const agentExamples: ExamplesOf<typeof methods> = {
  'Agents.List': [
    {
      name: 'all of them',
      input: {},
      result: {
        agents: [row],
        agencies: [agency],
        rule: agentRuleWords(agentRuleOn('2026-11-20')),
      },
    },
  ],
  'Agents.Get': [{ name: 'an agent', input: { agent }, result: { agent: details } }],
  'Agents.SaveAgency': [
    {
      name: 'a new one',
      input: {
        ...{ name: agency.name, inn: agency.inn, contract: '12-А', signed_on: '2026-11-01' },
        percent: 250,
      },
      result: { agency },
    },
  ],
  'Agents.SaveAgent': [
    {
      name: 'a new one',
      input: {
        ...{ agency: agency.guid, last_name: 'Романова', name: 'Инна', phone: '+79115550077' },
        email: '',
      },
      result: { agent: details },
    },
  ],
  'Agents.RegisterClient': [
    {
      name: 'a client',
      input: { agent, phone: '8 911 555-00-88', name: client.name, wish: client.wish },
      result: { client },
    },
  ],
  'Agents.ReleaseClient': [
    {
      name: 'at the wish of the client',
      input: { client: client.guid, reason: 'Клиент отказался от агента' },
      result: { client: { ...client, state: 'released', reason: 'Клиент отказался от агента' } },
    },
  ],
  'Agents.PayCommission': [
    {
      name: 'a transfer',
      input: { commission: commission.guid, paid_on: '2026-11-26' },
      result: { commission: { ...commission, paid_on: '2026-11-26' } },
    },
  ],
};
