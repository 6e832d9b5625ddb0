import { formatDate } from '@m30/ui-kit/format';
import type { Message } from '../../../adapters/outbox/outbox.ts';
import type { leads } from './leads.table.ts';
import { DETAIL_LABELS } from './labels.ts';

/** Writes the letter by which the staff learn of a lead. */
export function letterToStaff(
  lead: typeof leads.$inferInsert,
  purpose: string,
  to: string,
): Message {
  const details = Object.entries(DETAIL_LABELS).flatMap(([key, label]) => {
    const value = lead.details[key];
    return value ? [[label, value]] : [];
  });
  const marks = Object.entries(lead.marketing);
  const lines = [
    ['Имя', lead.name || 'не указано'],
    ['Телефон', lead.phone || 'не указан'],
    ...details,
    ...(lead.referrer ? [['Откуда', lead.referrer]] : []),
    ...marks,
    ['Принята', `${formatDate(lead.createdAt, 'stamp')} (Москва)`],
  ];
  const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
  return { kind: 'mail', to, subject: `Заявка: ${purpose}`, text };
}
