import * as v from 'valibot';
import { entityOf, type Crm, type CrmEvent, type Entity, type Links } from '../crm.ts';
import { CrmFailure } from '../crm-failure.ts';
import type { CrmMap } from '../map/crm-map.ts';
import { sentOf } from '../map/sent-of.ts';
import type { BitrixCall } from './bitrix-client.ts';
import { ownBitrixFields } from './bitrix-fields.ts';
import { hearBitrix } from './bitrix-hook.ts';
import { METHODS, newItem, ORIGINATOR, person, toItem } from './bitrix-item.ts';

/** Bitrix24 writes ids as numbers and as text. */
const IdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const ItemsSchema = v.array(v.object({ ID: IdSchema }));

const StateSchema = v.object({
  STATUS_ID: v.nullish(v.string()),
  ASSIGNED_BY_ID: v.nullish(IdSchema),
});

/** An empty answer of the search for twins is an array, else an object of ids by kind. */
const TwinsSchema = v.union([v.object({ CONTACT: v.array(IdSchema) }), v.array(v.unknown())]);

interface BitrixOptions {
  call: BitrixCall;
  map: CrmMap;
  links: Links;
  hookSecret: string | null;
}

/** Bitrix24: a lead with its viewings is a lead, an order a deal of the contact with the phone. */
export function createBitrix({ call, map, links, hookSecret }: BitrixOptions): Crm {
  const ownFields = ownBitrixFields(call, map);

  /** The item that was made before our own note of it was lost. */
  async function lookUp({ kind, id }: Entity, signal: AbortSignal): Promise<string | null> {
    const filter = { ORIGINATOR_ID: ORIGINATOR, ORIGIN_ID: id };
    const asked = { filter, select: ['ID'] };
    const [found] = await call(ItemsSchema, `${METHODS[kind]}.list`, asked, signal);
    return found?.ID ?? null;
  }

  async function contactFor(
    { order }: CrmEvent,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>> {
    if (!order?.buyer.phone) return {};
    const asked = { type: 'PHONE', values: [order.buyer.phone], entity_type: 'CONTACT' };
    const twins = await call(TwinsSchema, 'crm.duplicate.findbycomm', asked, signal);
    const [known] = 'CONTACT' in twins ? twins.CONTACT : [];
    const fields = person(order.buyer);
    return { CONTACT_ID: known ?? (await call(IdSchema, 'crm.contact.add', { fields }, signal)) };
  }

  return {
    system: 'bitrix24',
    async send(event, signal) {
      const entity = entityOf(event);
      const methods = METHODS[entity.kind];
      await ownFields(methods, signal);
      const known = await links.find(entity);
      const there = known ?? (await lookUp(entity, signal));
      const sent = sentOf(event, map);
      if (there === null) {
        const fields = { ...newItem(event, entity, map), ...(await contactFor(event, signal)) };
        return links.save(entity, await call(IdSchema, `${methods}.add`, { fields }, signal), sent);
      }
      if (known === null) await links.save(entity, there, {});
      const fields = toItem(event, entity, map);
      await call(v.unknown(), `${methods}.update`, { id: there, fields }, signal);
      await links.save(entity, there, sent);
    },
    hear: (message) => (hookSecret === null ? null : hearBitrix(hookSecret, message)),
    async read(external, signal) {
      try {
        const lead = await call(StateSchema, 'crm.lead.get', { id: external }, signal);
        return { status: lead.STATUS_ID ?? null, responsible: lead.ASSIGNED_BY_ID ?? null };
      } catch (error) {
        if (error instanceof CrmFailure && error.kind === 'gone') return null;
        throw error;
      }
    },
  };
}
