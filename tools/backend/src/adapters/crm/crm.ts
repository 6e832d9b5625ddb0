import type { LeadStatus } from '@m30/studio/contract/sales/lead.schema';

/** The systems that leads can go to. */
export type CrmSystem = 'webhook' | 'amocrm' | 'bitrix24';

/** What a CRM is told of. */
export type CrmEventType =
  | 'lead.created'
  | 'lead.updated'
  | 'viewing.booked'
  | 'viewing.moved'
  | 'viewing.cancelled'
  | 'viewing.done'
  | 'viewing.missed'
  | 'order.opened'
  | 'order.ended'
  | 'stage.changed';

/** A lead as it is now. */
export interface CrmLead {
  /** Guid. */
  id: string;
  /** «Заявка на звонок». */
  title: string;
  name: string;
  /** `+7XXXXXXXXXX`; empty where the form asks for a mailbox instead. */
  phone: string;
  email: string;
  status: LeadStatus;
  /** Why it was declined. */
  reason: string;
  /** E-mail of the colleague; `null` where it is nobody's. */
  responsible: string | null;
  /** Everything that the form asked and that is known of the visit, by the names of the contract. */
  payload: Readonly<Record<string, unknown>>;
}

/** A viewing of a lead; nothing of the visitor. */
export interface CrmViewing {
  id: string;
  state: 'booked' | 'done' | 'missed' | 'cancelled';
  /** ISO instant. */
  starts_at: string;
  /** «Шоурум», «Видеозвонок», … */
  place: string;
  /** Who shows the lot. */
  host: string;
  /** «квартира № 57, «Канал 9»». */
  lot: string;
}

/** An order as it is now. */
export interface CrmOrder {
  id: string;
  /** «M30-20417». */
  number: string;
  /** 1 выбор … 10 ключи. */
  stage: number;
  stage_title: string;
  /** `null` while it goes on. */
  side: 'cancelled' | 'expired' | 'refused' | 'refunded' | null;
  /** Roubles. */
  price: number;
  lot: string;
  buyer: { name: string; phone: string; email: string };
}

/** One thing that happened; the same one has the same id at every repeat. */
export interface CrmEvent {
  id: string;
  type: CrmEventType;
  /** ISO instant. */
  at: string;
  /** Of `lead.*` and `viewing.*`. */
  lead: CrmLead | null;
  viewing: CrmViewing | null;
  /** Of `order.*` and `stage.*`. */
  order: CrmOrder | null;
}

/** What hangs together in a CRM: a lead with its viewings, or an order with its stages. */
export type Entity = { kind: 'lead' | 'order'; id: string };

/** Status and responsible of an entity, in the words of the CRM. */
export interface TheirState {
  status: string | null;
  responsible: string | null;
}

/** Where the CRM has what: its ids by ours, and what was last exchanged about it. */
export interface Links {
  find(entity: Entity): Promise<string | null>;
  /** @param sent what was told of status and responsible, as far as it was */
  save(entity: Entity, external: string, sent: Partial<TheirState>): Promise<void>;
}

/** A message that came to the address of the CRM. */
export interface HookMessage {
  body: string;
  query: URLSearchParams;
  signature: string;
}

/** What a CRM has told of a lead in our own words. */
export interface ReportedChange {
  /** The same message sent again has the same one. */
  key: string;
  /** Guid. */
  lead: string;
  status?: LeadStatus | undefined;
  /** E-mail of a colleague; `null` takes it from everybody. */
  responsible?: string | null | undefined;
  reason?: string | undefined;
}

/**
 * What a message says: ids of the CRM of which something is new there, or a change in our own words; `wrong` where it can't be understood, `null`
 * where it does not come from the CRM.
 */
export type Heard =
  { leads: readonly string[] } | { change: ReportedChange } | { wrong: string } | null;

/** A CRM: one of amoCRM, Bitrix24 and the company's own webhook. */
export interface Crm {
  readonly system: CrmSystem;
  /**
   * Tells of one event; repeated as often as it takes, it leaves one trace.
   * @throws CrmFailure, or Error where no answer comes
   */
  send(event: CrmEvent, signal: AbortSignal): Promise<void>;
  /** Understands a message, once it is known to be the CRM's. */
  hear(message: HookMessage, now: Date): Heard;
  /**
   * Reads how a lead stands there; `null` where it is deleted. Without it the CRM tells everything by itself.
   * @param external its id there
   */
  read?(external: string, signal: AbortSignal): Promise<TheirState | null>;
}

/** What an event belongs to. */
export function entityOf({ type, lead, order }: CrmEvent): Entity {
  if (lead) return { kind: 'lead', id: lead.id };
  if (order) return { kind: 'order', id: order.id };
  throw new Error(`${type} is about nothing`);
}
