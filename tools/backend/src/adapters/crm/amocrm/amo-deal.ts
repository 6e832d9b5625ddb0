import type { CrmEvent, Entity } from '../crm.ts';
import type { CrmMap } from '../map/crm-map.ts';
import { mappedFacts } from '../map/mapped-facts.ts';
import { sentOf } from '../map/sent-of.ts';

/** Code of the field that says whose deal it is: by it a deal is found that was made before the answer was lost. */
export const ID_FIELD = 'M30_ID';

/** A value of a field of our own, by its code. */
interface FieldValue {
  field_code: string;
  values: readonly { value: string; enum_code?: string }[];
}

/** What a deal is written with. */
export interface AmoDeal {
  name?: string;
  price?: number;
  status_id?: number;
  pipeline_id?: number;
  responsible_user_id?: number;
  custom_fields_values: readonly FieldValue[];
}

export const keyOf = ({ kind, id }: Entity): string => `${kind}:${id}`;

const field = (code: string, value: string): FieldValue => ({
  field_code: code,
  values: [{ value }],
});

/** An event as fields of its deal: the same event gives the same, however often it is written. */
export function toDeal(event: CrmEvent, entity: Entity, map: CrmMap): AmoDeal {
  const facts = mappedFacts(event, map).map(([code, value]) => field(code, value));
  const { status, responsible } = sentOf(event, map);
  const pipeline = entity.kind === 'order' ? map.orderPipeline : map.pipeline;
  return {
    ...(event.order && { price: Math.round(event.order.price) }),
    ...numbered('pipeline_id', pipeline),
    ...numbered('status_id', status),
    ...numbered('responsible_user_id', responsible),
    custom_fields_values: [field(ID_FIELD, keyOf(entity)), ...facts],
  };
}

const numbered = (name: string, value: string | null | undefined) =>
  value ? { [name]: Number(value) } : {};

/** Who the deal is with. */
export function contactOf({ lead, order }: CrmEvent) {
  const { name, phone, email } = lead ?? order?.buyer ?? { name: '', phone: '', email: '' };
  return {
    phone,
    contact: {
      name: name || phone || email,
      custom_fields_values: [
        ...(phone ? [channel('PHONE', phone)] : []),
        ...(email ? [channel('EMAIL', email)] : []),
      ],
    },
  };
}

const channel = (code: string, value: string): FieldValue => ({
  field_code: code,
  values: [{ value, enum_code: 'WORK' }],
});

/** «Заявка на звонок: Ольга», «Заказ M30-20417: Ольга». */
export function titleOf({ lead, order }: CrmEvent): string {
  if (order) return `Заказ ${order.number}: ${order.buyer.name}`;
  return [lead?.title, lead?.name || lead?.phone || lead?.email].filter(Boolean).join(': ');
}
