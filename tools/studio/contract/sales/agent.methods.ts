import * as v from 'valibot';
import { isInn } from '@m30/ui-kit/check-digits';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { day, guid, optionalEmail, phone, requiredText, text } from '../core/schemas.ts';
import {
  AgencySchema,
  AgentClientSchema,
  AgentRowSchema,
  CommissionSchema,
} from './agent.schema.ts';

const AgentDetailsSchema = v.object({
  ...AgentRowSchema.entries,
  last_name: v.string(),
  first_name: v.string(),
  client_list: v.array(AgentClientSchema),
  commissions: v.array(CommissionSchema),
});

const noAgent = { 404: 'There is no such agent or agency' };

export const listAgents = defineStudioMethod({
  name: 'Agents.List',
  verb: 'GET',
  summary: 'Lists estate agents and agencies with clients, deals and what they are owed',
  right: 'agents.read',
  input: v.strictObject({
    /** Part of a name, an agency or a phone; the phone of a client finds whose he is. */
    text: v.optional(text(200)),
  }),
  result: v.object({
    agents: v.array(AgentRowSchema),
    agencies: v.array(AgencySchema),
    /** Whose client somebody is today, in words. */
    rule: v.string(),
  }),
});

export const getAgent = defineStudioMethod({
  name: 'Agents.Get',
  verb: 'GET',
  summary: 'Returns an agent with clients and commissions, the latest first',
  right: 'agents.read',
  input: v.strictObject({ agent: guid }),
  result: v.object({ agent: AgentDetailsSchema }),
  errors: noAgent,
});

export const saveAgency = defineStudioMethod({
  name: 'Agents.SaveAgency',
  verb: 'POST',
  summary: 'Makes an agency or changes it; a new per cent holds for contracts signed from then on',
  right: 'agents.manage',
  input: v.strictObject({
    /** Without it a new one is made. */
    agency: v.optional(guid),
    name: requiredText(200, 'Напишите название'),
    inn: v.pipe(
      v.string('Введите ИНН'),
      v.trim(),
      v.regex(/^(\d{10}|\d{12})$/, 'ИНН — 10 или 12 цифр'),
      v.check(isInn, 'Такого ИНН не\u00a0бывает: проверьте цифры'),
    ),
    contract: requiredText(100, 'Напишите номер договора'),
    signed_on: day,
    /** Hundredths of a per cent: 250 is 2.5 %. */
    percent: v.pipe(
      v.number('Введите вознаграждение'),
      v.integer('Не больше двух знаков после запятой'),
      v.minValue(1, 'Больше нуля'),
      v.maxValue(1_000, 'Не больше 10 %'),
    ),
    closed: v.optional(v.boolean(), false),
  }),
  result: v.object({ agency: AgencySchema }),
  errors: { ...noAgent, 409: 'Another agency has the same INN' },
});

export const saveAgent = defineStudioMethod({
  name: 'Agents.SaveAgent',
  verb: 'POST',
  summary: 'Makes an estate agent or changes one; who is closed registers nobody any more',
  right: 'agents.manage',
  input: v.strictObject({
    agent: v.optional(guid),
    agency: guid,
    last_name: requiredText(100, 'Напишите фамилию'),
    name: requiredText(100, 'Напишите имя'),
    phone,
    email: optionalEmail,
    closed: v.optional(v.boolean(), false),
  }),
  result: v.object({ agent: AgentDetailsSchema }),
  errors: { ...noAgent, 409: 'Another agent has the same phone' },
});

export const registerClient = defineStudioMethod({
  name: 'Agents.RegisterClient',
  verb: 'POST',
  summary: 'Registers a client for an agent, unless he is the company’s or another agent’s',
  right: 'agents.register',
  input: v.strictObject({
    agent: guid,
    phone,
    name: requiredText(200, 'Напишите имя клиента'),
    wish: v.optional(text(500), ''),
  }),
  result: v.object({ client: AgentClientSchema }),
  errors: { ...noAgent, 409: 'The client is somebody’s already; the message says whose' },
});

export const releaseClient = defineStudioMethod({
  name: 'Agents.ReleaseClient',
  verb: 'POST',
  summary: 'Frees a client of an agent before the term, with a reason',
  right: 'agents.manage',
  input: v.strictObject({ client: guid, reason: requiredText(300, 'Напишите причину') }),
  result: v.object({ client: AgentClientSchema }),
  errors: { 404: 'There is no such client', 409: 'The term has ended already' },
});

export const payCommission = defineStudioMethod({
  name: 'Agents.PayCommission',
  verb: 'POST',
  summary: 'Writes down that a commission was paid, once',
  right: 'agents.manage',
  input: v.strictObject({ commission: guid, paid_on: day }),
  result: v.object({ commission: CommissionSchema }),
  errors: { 404: 'There is no such commission', 409: 'It is paid or cancelled already' },
});
