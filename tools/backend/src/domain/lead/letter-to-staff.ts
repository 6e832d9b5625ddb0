import type { Message } from '../../adapters/outbox.ts';
import type { leads } from '../../db/schema/index.ts';

const LABELS: Readonly<Record<string, string>> = {
  apartment_guid: 'Квартира',
  date: 'Дата',
  element: 'Объект',
  email: 'Почта',
  objectId: 'Объект',
  objects: 'Жилой комплекс',
  time: 'Время',
  url: 'Страница',
};

const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** Writes the letter by which the staff learn of a lead. */
export function letterToStaff(
  lead: typeof leads.$inferInsert,
  purpose: string,
  to: string,
): Message {
  const details = Object.entries(lead.details).map(([key, value]) => [LABELS[key] ?? key, value]);
  const marks = Object.entries(lead.marketing);
  const lines = [
    ['Имя', lead.name || 'не указано'],
    ['Телефон', lead.phone],
    ...details,
    ...(lead.referrer ? [['Откуда', lead.referrer]] : []),
    ...marks,
    ['Принята', `${MOMENT.format(lead.createdAt)} (Москва)`],
  ];
  const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
  return { kind: 'mail', to, subject: `Заявка: ${purpose}`, text };
}
