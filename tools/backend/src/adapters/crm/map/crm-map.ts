import * as v from 'valibot';
import { ALL_LEAD_STATUSES, LeadStatusSchema } from '@m30/studio/contract/sales/lead.schema';
import { FACTS, type FactName } from '../facts-of.ts';

const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Stages 1 … 10 of an order, and how it can end before them. */
const ORDER_STEPS = [
  ...Array.from({ length: 10 }, (_, index) => String(index + 1)),
  ...['cancelled', 'expired', 'refused', 'refunded'],
] as const;

/** What stands where in the company's CRM; the file that `CRM_MAP` names. What it leaves out is as by default. */
export const CrmMapSchema = v.strictObject({
  /** Our facts by their names → codes of fields there; `null` sends a fact nowhere. */
  fields: v.optional(
    v.record(v.picklist(Object.keys(FACTS) as [FactName, ...FactName[]]), v.nullable(name)),
  ),
  /** Our statuses of a lead → statuses there, both ways. */
  statuses: v.optional(v.record(v.picklist(ALL_LEAD_STATUSES), name)),
  /** More statuses there → ours, only back. */
  statuses_back: v.optional(v.record(v.string(), LeadStatusSchema)),
  /** Stages of our orders → stages of deals there. */
  stages: v.optional(v.record(v.picklist(ORDER_STEPS), name)),
  /** E-mails of colleagues in the Studio → users there, both ways. */
  managers: v.optional(v.record(v.pipe(v.string(), v.email()), name)),
  /** Pipelines of leads and of orders, where it is not the first one. */
  pipeline: v.optional(name),
  order_pipeline: v.optional(name),
});

type Given = v.InferOutput<typeof CrmMapSchema>;

/** A map with nothing left out. */
export interface CrmMap {
  readonly fields: Readonly<Partial<Record<FactName, string | null>>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly statusesBack: Readonly<Record<string, string>>;
  readonly stages: Readonly<Record<string, string>>;
  readonly managers: Readonly<Record<string, string>>;
  readonly pipeline: string | null;
  readonly orderPipeline: string | null;
}

/** Fields of our own, which are made there when they are not: `M30_VIEWING_AT`. */
const ownFields = (prefix: string) =>
  Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, `${prefix}${fact.toUpperCase()}`]));

/** In amoCRM each pipeline ends with these two; its other stages are the company's own. */
const AMO = { statuses: { order: '142', declined: '143' } };

/** Standard statuses of leads in Bitrix24; `CONVERTED` is only made there, by its own conversion. */
const BITRIX = {
  statuses: { new: 'NEW', in_work: 'IN_PROCESS', thinking: 'PROCESSED', declined: 'JUNK' },
  statuses_back: { CONVERTED: 'order' },
};

const DEFAULTS = {
  amocrm: { fields: ownFields('M30_'), ...AMO },
  bitrix24: {
    ...{ fields: ownFields('UF_CRM_M30_'), ...BITRIX },
  },
  webhook: {},
} as const;

/** The map of a system: what the company has set over the defaults, section by section. */
export function mapOf(system: keyof typeof DEFAULTS, given: Given): CrmMap {
  const base: Given = DEFAULTS[system] as Given;
  return {
    fields: { ...base.fields, ...given.fields },
    statuses: { ...base.statuses, ...given.statuses },
    statusesBack: {
      ...inverse({ ...base.statuses, ...given.statuses }),
      ...base.statuses_back,
      ...given.statuses_back,
    },
    stages: { ...base.stages, ...given.stages },
    managers: { ...given.managers },
    pipeline: given.pipeline ?? null,
    orderPipeline: given.order_pipeline ?? null,
  };
}

/** Turns a map round; of several that lead to one the first counts. */
export const inverse = (map: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(map)
      .toReversed()
      .map(([ours, theirs]) => [theirs, ours]),
  );
