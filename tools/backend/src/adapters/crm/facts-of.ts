import { formatDate } from '@m30/ui-kit/format';
import type { CrmEvent, CrmViewing } from './crm.ts';

/** What can be mapped to a field of a CRM, in Russian: also the titles of the fields that we make there. */
export const FACTS = {
  form: 'Сайт: форма',
  page: 'Сайт: страница',
  lot: 'Сайт: лот',
  comment: 'Сайт: комментарий',
  referrer: 'Сайт: откуда пришёл',
  utm_source: 'Сайт: utm_source',
  utm_medium: 'Сайт: utm_medium',
  utm_campaign: 'Сайт: utm_campaign',
  utm_content: 'Сайт: utm_content',
  utm_term: 'Сайт: utm_term',
  calltouch_session: 'Сайт: визит в Calltouch',
  comagic_session: 'Сайт: визит в CoMagic',
  reason: 'Сайт: причина отказа',
  viewing_at: 'Сайт: показ, когда',
  viewing_place: 'Сайт: показ, где',
  viewing_host: 'Сайт: показ, кто проводит',
  viewing_state: 'Сайт: показ, итог',
  order_number: 'Сайт: заказ',
  order_stage: 'Сайт: этап сделки',
} as const;

export type FactName = keyof typeof FACTS;

/** Facts of an event by their names; what is empty is left out, and never empties a field there. */
export type Facts = Partial<Record<FactName, string>>;

const VIEWING_STATES: Readonly<Record<CrmViewing['state'], string>> = {
  booked: 'Записан',
  done: 'Состоялся',
  missed: 'Не пришёл',
  cancelled: 'Отменён',
};

/** Parameters of the visit that are facts of their own. */
const VISIT = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['calltouch_session', 'comagic_session'],
] as const;

/** What is known of an event, flat: what a map of fields chooses from. */
export function factsOf({ lead, viewing, order }: CrmEvent): Facts {
  const { url, message, referrer, marketing } = lead?.payload ?? {};
  const visit = (marketing ?? {}) as Record<string, unknown>;
  const found: Partial<Record<FactName, unknown>> = {
    form: lead?.title,
    page: url,
    lot: viewing?.lot ?? order?.lot ?? lead?.payload['lot'],
    comment: message,
    referrer,
    ...Object.fromEntries(VISIT.map((name) => [name, visit[name]])),
    reason: lead?.reason,
    ...(viewing && {
      viewing_at: formatDate(viewing.starts_at, 'stamp'),
      viewing_place: viewing.place,
      viewing_host: viewing.host,
      viewing_state: VIEWING_STATES[viewing.state],
    }),
    ...(order && { order_number: order.number, order_stage: order.stage_title }),
  };
  const filled = Object.entries(found).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(filled) as Facts;
}
