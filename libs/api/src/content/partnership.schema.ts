import * as v from 'valibot';
import { PictureSchema } from '../media/picture.schema.ts';

/** What partners do, by their kinds. */
export const PARTNERSHIP_KINDS = {
  furniture: 'Мебель',
  moving: 'Переезд',
  cleaning: 'Уборка',
  renovation: 'Ремонт',
  home: 'Техника и\u00a0свет',
  bank: 'Банки и\u00a0страховка',
} as const;

export type PartnershipKind = keyof typeof PARTNERSHIP_KINDS;

export const PartnershipKindSchema = v.picklist(
  Object.keys(PARTNERSHIP_KINDS) as PartnershipKind[],
);

/** A code given to the buyer. */
export const PromoCodeSchema = v.object({
  code: v.string(),
  /** Last day, an ISO date. */
  valid_until: v.string(),
});

/** A partner's offer in a list. */
export const PartnershipSchema = v.object({
  alias: v.string(),
  kind: PartnershipKindSchema,
  title: v.string(),
  /** «7 %». */
  figure: v.string(),
  /** On what: «на мебель по размеру». */
  caption: v.string(),
  lead: v.string(),
  picture: v.nullable(PictureSchema),
  /** Last day of the offer, an ISO date; `null` is open. */
  ends_on: v.nullable(v.string()),
  /** The buyer's own; `null` until he takes it. */
  promo: v.nullable(PromoCodeSchema),
});
