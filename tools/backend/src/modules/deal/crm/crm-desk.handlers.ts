import { eq } from 'drizzle-orm';
import { getCrm, retryCrm } from '@m30/studio/contract';
import type { CrmSystem } from '../../../adapters/crm/crm.ts';
import { crmConnections } from '../../../adapters/crm/crm-connections.table.ts';
import { failureWords } from '../../../adapters/crm/failure-words.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import type { crmEvents } from './crm-events.table.ts';
import { countWaiting, readQueue } from './crm-queue.ts';

const TITLES: Readonly<Record<CrmSystem, string>> = {
  webhook: 'Своя система (webhook)',
  amocrm: 'amoCRM',
  bitrix24: 'Битрикс24',
};

const WHAT: Readonly<Record<(typeof crmEvents.$inferSelect)['type'], string>> = {
  'lead.created': 'Новая заявка',
  'lead.updated': 'Статус или ответственный заявки',
  'lead.pull': 'Статус заявки из\u00a0CRM',
  'viewing.booked': 'Запись на\u00a0показ',
  'viewing.moved': 'Перенос показа',
  'viewing.cancelled': 'Отмена показа',
  'viewing.done': 'Показ состоялся',
  'viewing.missed': 'На\u00a0показ не\u00a0пришли',
  'order.opened': 'Новый заказ',
  'order.ended': 'Заказ закончен',
  'stage.changed': 'Этап сделки',
};

/** How many of those that failed the desk shows. */
const MOST = 20;

export const getCrmHandler = implementStudio(getCrm, async (_, { services: { db, crm } }) => {
  const { system } = crm;
  const { waiting, since, stuckTotal, stuck } = await readQueue(db, MOST);
  const [connection] =
    system === null
      ? []
      : await db.select().from(crmConnections).where(eq(crmConnections.system, system));
  const { succeededAt = null, failedAt = null, failure = null } = connection ?? {};
  const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt);
  const calm = succeededAt === null ? ('idle' as const) : ('working' as const);
  return {
    system: system && TITLES[system],
    state: system === null ? ('off' as const) : isFailing ? ('failing' as const) : calm,
    waiting,
    waiting_since: since?.toISOString() ?? null,
    succeeded_at: succeededAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
    failure: failure && failureWords(failure),
    stuck_total: stuckTotal,
    stuck: stuck.map(({ guid, type, lead, order, attempts, reason, nextAt }) => ({
      ...{ guid, what: WHAT[type], lead, order, attempts, failure: failureWords(reason) },
      next_at: nextAt.toISOString(),
    })),
  };
});

export const retryCrmHandler = implementStudio(retryCrm, async (_, call) => {
  const { db, crm } = call.services;
  if (crm.system === null) throw refuse(409, 'CRM не\u00a0подключена');
  const waiting = await countWaiting(db);
  await writeAudit(db, call, {
    ...{ method: retryCrm.name, summary: 'Очередь CRM отправлена заново' },
    ...{ subject: 'crm', subjectId: crm.system, before: null, after: { waiting } },
  });
  await crm.retry();
  return { waiting };
});
