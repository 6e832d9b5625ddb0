import type { CrmEvent, Entity } from '../crm.ts';
import type { CrmMap } from '../map/crm-map.ts';
import { mappedFacts } from '../map/mapped-facts.ts';
import { sentOf } from '../map/sent-of.ts';

/** Who made an item, in its own field `ORIGINATOR_ID`; `ORIGIN_ID` is its id with us. */
export const ORIGINATOR = 'M30';

/** Methods of a kind of item: a lead is a lead, an order a deal. */
export const METHODS = { lead: 'crm.lead', order: 'crm.deal' } as const;

/** An event as fields of its item: the same event gives the same, however often it is written. */
export function toItem(event: CrmEvent, entity: Entity, map: CrmMap): Record<string, unknown> {
  const { status, responsible } = sentOf(event, map);
  return {
    ...Object.fromEntries(mappedFacts(event, map)),
    ORIGINATOR_ID: ORIGINATOR,
    ORIGIN_ID: entity.id,
    ...(status !== undefined && {
      [entity.kind === 'order' ? 'STAGE_ID' : 'STATUS_ID']: status,
    }),
    ...(responsible !== undefined && { ASSIGNED_BY_ID: responsible }),
    ...(event.order && { OPPORTUNITY: event.order.price, CURRENCY_ID: 'RUB' }),
  };
}

/** What a new item says besides; it is not written over later, when a colleague may have mended it. */
export function newItem(event: CrmEvent, entity: Entity, map: CrmMap): Record<string, unknown> {
  const { lead, order } = event;
  if (order) {
    return {
      TITLE: `Заказ ${order.number}: ${order.buyer.name}`,
      ...(map.orderPipeline !== null && { CATEGORY_ID: map.orderPipeline }),
      ...toItem(event, entity, map),
    };
  }
  return {
    TITLE: [lead?.title, lead?.name || lead?.phone].filter(Boolean).join(': '),
    SOURCE_ID: 'WEB',
    ...person(lead ?? { name: '', phone: '', email: '' }),
    ...toItem(event, entity, map),
  };
}

/** A person as leads and contacts have one. */
export const person = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  NAME: name || phone || email,
  ...(phone && { PHONE: [{ VALUE: phone, VALUE_TYPE: 'WORK' }] }),
  ...(email && { EMAIL: [{ VALUE: email, VALUE_TYPE: 'WORK' }] }),
});
