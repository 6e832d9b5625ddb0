import * as v from 'valibot';
import { entityOf, type Crm, type CrmEvent, type Entity, type Links } from '../crm.ts';
import { CrmFailure } from '../crm-failure.ts';
import type { CrmMap } from '../map/crm-map.ts';
import { sentOf } from '../map/sent-of.ts';
import type { AmoCall } from './amo-client.ts';
import { contactOf, ID_FIELD, keyOf, titleOf, toDeal } from './amo-deal.ts';
import { ownAmoFields } from './amo-fields.ts';
import { hearAmo } from './amo-hook.ts';

const found = <Name extends string, Item extends v.GenericSchema>(name: Name, item: Item) =>
  v.object({
    _embedded: v.object({ [name]: v.array(item) } as Record<Name, v.ArraySchema<Item, undefined>>),
  });

const DealsSchema = found(
  'leads',
  v.object({
    id: v.number(),
    custom_fields_values: v.nullish(
      v.array(
        v.object({
          field_code: v.nullish(v.string()),
          values: v.array(v.object({ value: v.unknown() })),
        }),
      ),
      [],
    ),
  }),
);

const ContactsSchema = found('contacts', v.object({ id: v.number() }));

const CreatedSchema = v.pipe(v.array(v.object({ id: v.number() })), v.minLength(1));

const StateSchema = v.object({
  status_id: v.nullish(v.number()),
  responsible_user_id: v.nullish(v.number()),
  is_deleted: v.optional(v.boolean(), false),
});

interface AmoOptions {
  call: AmoCall;
  map: CrmMap;
  links: Links;
  hookSecret: string | null;
}

/** amoCRM: a lead with its viewings is a deal, an order another one, both of the contact with the phone. */
export function createAmo({ call, map, links, hookSecret }: AmoOptions): Crm {
  const ownFields = ownAmoFields(call, map);

  /** The deal that was made before our own note of it was lost. */
  async function lookUp(entity: Entity, signal: AbortSignal): Promise<string | null> {
    const key = keyOf(entity);
    const path = `/api/v4/leads?query=${encodeURIComponent(key)}`;
    const deals = await call(DealsSchema, { method: 'GET', path }, signal);
    const own = deals?._embedded.leads.find(({ custom_fields_values: fields }) =>
      fields?.some(
        ({ field_code: code, values }) =>
          code === ID_FIELD && values.some(({ value }) => value === key),
      ),
    );
    return own ? String(own.id) : null;
  }

  async function contactFor(event: CrmEvent, signal: AbortSignal) {
    const { phone, contact } = contactOf(event);
    if (!phone) return contact;
    const path = `/api/v4/contacts?query=${encodeURIComponent(phone)}&limit=1`;
    const contacts = await call(ContactsSchema, { method: 'GET', path }, signal);
    const [known] = contacts?._embedded.contacts ?? [];
    return known ? { id: known.id } : contact;
  }

  async function create(event: CrmEvent, entity: Entity, signal: AbortSignal): Promise<string> {
    const deal = {
      ...toDeal(event, entity, map),
      name: titleOf(event),
      request_id: event.id,
      _embedded: { contacts: [await contactFor(event, signal)], tags: [{ name: 'Сайт' }] },
    };
    const asked = { method: 'POST', path: '/api/v4/leads/complex', body: [deal] };
    const [made] = (await call(CreatedSchema, asked, signal)) ?? [];
    if (!made) throw new CrmFailure('nonsense', 'invalid answer: empty');
    return String(made.id);
  }

  return {
    system: 'amocrm',
    async send(event, signal) {
      await ownFields(signal);
      const entity = entityOf(event);
      const sent = sentOf(event, map);
      const known = await links.find(entity);
      const there = known ?? (await lookUp(entity, signal));
      if (there === null) {
        return links.save(entity, await create(event, entity, signal), sent);
      }
      if (known === null) await links.save(entity, there, {});
      const path = `/api/v4/leads/${there}`;
      await call(v.unknown(), { method: 'PATCH', path, body: toDeal(event, entity, map) }, signal);
      await links.save(entity, there, sent);
    },
    hear: (message) => (hookSecret === null ? null : hearAmo(hookSecret, message)),
    async read(external, signal) {
      const asked = { method: 'GET', path: `/api/v4/leads/${external}` };
      const deal = await call(StateSchema, asked, signal);
      if (!deal || deal.is_deleted) return null;
      const text = (id: number | null | undefined) => (id ? String(id) : null);
      return { status: text(deal.status_id), responsible: text(deal.responsible_user_id) };
    },
  };
}
