import { randomUUID } from 'node:crypto';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../src/kernel/db/database.ts';
import { agencies, agentClients, agents } from '../../src/modules/deal/agent/agents.table.ts';
import { clientUntil } from '../../src/modules/deal/agent/client-term.ts';

const DAY = 24 * 3600_000;

/** Agencies with one agent each; the days are before the first start. */
const AGENCIES = [
  {
    agency: { name: 'Агентство «Третий ключ»', inn: '7801234564', contract: '18-А', percent: 250 },
    agent: { lastName: 'Романова', name: 'Инна', phone: '+79210000011' },
    clients: [
      {
        ...{ phone: '+79210000012', name: 'Семья Орловых', wish: 'Двушка в «Канале 9», до 17 млн' },
        registered: 12,
      },
      { phone: '+79210000013', name: 'Павел', wish: 'Студия под аренду', registered: 3 },
    ],
  },
  {
    agency: { name: 'ИП Вересов', inn: '500100732259', contract: '21-А', percent: 200 },
    agent: { lastName: 'Вересов', name: 'Глеб', phone: '+79210000014' },
    clients: [
      { phone: '+79210000015', name: 'Анна', wish: 'Вид на воду, «Залив»', registered: 41 },
    ],
  },
];

/** Writes estate agents and clients whom they have registered by the rule of that day. */
export async function seedAgents(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const { agency, agent, clients } of AGENCIES) {
    const agencyGuid = randomUUID();
    const agentGuid = randomUUID();
    const createdAt = before(90);
    await db
      .insert(agencies)
      .values({ ...agency, guid: agencyGuid, signedOn: moscowDay(createdAt), createdAt });
    await db.insert(agents).values({ ...agent, guid: agentGuid, agencyGuid, createdAt });
    await db.insert(agentClients).values(
      clients.map(({ registered, ...client }) => {
        const registeredAt = before(registered);
        const expiresAt = clientUntil(registeredAt);
        return { ...client, guid: randomUUID(), agentGuid, registeredAt, expiresAt };
      }),
    );
  }
}
