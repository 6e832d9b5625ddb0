import * as v from 'valibot';
import { BrandSchema, CompanyWordsSchema } from '../content/brand.schema.ts';
import { alias, kopecks, list } from '../core/schemas.ts';
import {
  AnyLotCardSchema,
  LotCardSchema,
  PlanSheetSchema,
  LotStatusSchema,
  PlaceCardSchema,
  PremisesCardSchema,
} from '../catalogue/lot.schema.ts';
import type { NearbyKind } from '../catalogue/filters/lot.filters.ts';
import { LinkSchema, MenuItemSchema } from '../content/link.schema.ts';

/** Most lots that a visitor compares. */
export const MOST_COMPARED = 8;

/** Most lots in a cart. */
export const MOST_IN_CART = 50;

/** Readable ids of the lots that a visitor keeps, those added last at the end. */
export const LotListsSchema = v.object({
  cart: v.array(v.string()),
  compare: v.array(v.string()),
});

/** Readable ids of the favourites, those added last at the end. */
export const FavouriteIdsSchema = v.object({ favourites: v.array(v.string()) });

/** A lot that an order of the visitor keeps for him, as nobody else sees it. */
export const OwnLotSchema = v.object({
  /** Readable: `k2-57`. */
  id: v.string(),
  status: LotStatusSchema,
  /** Fixed by the order, kopecks. */
  price: kopecks,
  own: v.object({
    /** Guid of the order. */
    order: v.string(),
    /** ISO instant; `null` where a contract keeps the lot. */
    until: v.nullable(v.string()),
  }),
});

/** One lot by its readable id, `k2-57`, whatever its kind. */
export const LotIdSchema = v.strictObject({ lot: alias });

/** Lots by their readable ids. */
export const lotIds = list(alias);

export type OwnLot = v.InferOutput<typeof OwnLotSchema>;

export type LotLists = v.InferOutput<typeof LotListsSchema>;

/** Refusals of every method that changes a list. */
export const listErrors = {
  404: 'No lot has this id',
  409: 'The list is full',
} as const;

/** A column of the footer: a title with an optional link, blocks with captions and link lists. */
const FooterSectionSchema = v.object({
  label: v.string(),
  link: v.optional(v.string()),
  blocks: v.array(v.object({ caption: v.optional(v.string()), elements: v.array(LinkSchema) })),
});

export const SiteTemplateSchema = v.object({
  /** Name of the brand as the logo says it. */
  logo: v.string(),
  tagline: v.object({ main: v.string(), additional: v.string() }),
  phone: v.object({ value: v.string() }),
  email: v.string(),
  address: v.object({ value: v.string(), caption: v.string() }),
  copyright: v.string(),
  privacy_policy: LinkSchema,
  /** Main menu: the store's sections. */
  menu_main: v.array(MenuItemSchema),
  /** Menu above the main one. */
  menu_header: v.array(MenuItemSchema),
  menu_footer: v.array(FooterSectionSchema),
  social: v.array(v.object({ icon: v.string(), label: v.string(), link: v.string() })),
  basket: v.object({ count: v.number() }),
  compare: v.object({ count: v.number() }),
  favourites: v.optional(v.object({ count: v.number() })),
  /** Link of «Центр современного строительства»; `null` hides it. */
  center: v.nullable(v.string()),
  /** Further legal line of the footer. */
  legal: v.optional(v.string()),
  legal_link: v.optional(LinkSchema),
  /** Address of a PDF on how to log in; without one the login form has no link to it. */
  instruction: v.optional(v.string()),
  brand: v.optional(BrandSchema),
  /** Without them pages say what is true of any company. */
  words: v.optional(CompanyWordsSchema),
});

/** `ready`, or the quarter of the keys: `2028-1`. */
export const DeliveryIdSchema = v.pipe(
  v.string(),
  v.regex(/^(ready|20\d\d-[1-4])$/, 'Срок вида 2028-1 или ready'),
);

/** When keys are handed over, as a filter of the cart. */
export const DeliverySchema = v.object({
  id: v.string(),
  /** Last day of the quarter, an ISO date; `null` where the building is completed. */
  date: v.nullable(v.string()),
  /** «I кв. 2028», «Дом сдан». */
  name: v.string(),
  /** Lots of the cart that it leaves. */
  count: v.number(),
});

/** Who holds a lot, and until when. */
const HoldViewSchema = v.object({
  /** The visitor holds it. */
  own: v.boolean(),
  /** ISO instant; `null` where the sales office decides. */
  until: v.nullable(v.string()),
  /** Guid of the visitor's order; `null` where somebody else holds the lot. */
  order: v.nullable(v.string()),
});

export const CartProductSchema = v.object({
  lot: AnyLotCardSchema,
  /** Of its complex. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** ISO instant. */
  added_at: v.string(),
  /** What it cost when it was added, kopecks; `null` where it had no price. */
  price_then: v.nullable(kopecks),
  hold: v.nullable(HoldViewSchema),
  /** Lots like it that are for sale, where it is not: how many, and the page that lists them. */
  similar: v.nullable(v.object({ count: v.number(), url: v.string() })),
});

/** Lots of a cart that may be bought in one order, with what that comes to; kopecks. */
export const CartSetSchema = v.object({
  /** Name of the complex. */
  complex: v.string(),
  /** The flat first. */
  lots: v.array(
    v.object({
      /** Readable. */
      id: v.string(),
      /** Bought alone. */
      full: kopecks,
      /** Discount of the set, per cent. */
      percent: v.number(),
      /** In the set. */
      price: kopecks,
    }),
  ),
  full: kopecks,
  saving: kopecks,
  price: kopecks,
});

/** What is compared of lots of every kind besides their cards. */
const comparedEntries = {
  /** Of its complex. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** Nearest station of its complex, minutes on foot. */
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** Minutes on foot from its complex to the nearest of each kind; `null` where it tells of none. */
  nearby: v.object({
    school: v.nullable(v.number()),
    kindergarten: v.nullable(v.number()),
    clinic: v.nullable(v.number()),
  } satisfies Record<NearbyKind, v.GenericSchema>),
  /** Kopecks a m². */
  pricePerMetre: v.nullable(v.number()),
};

/** A flat of the comparison. */
const ComparedFlatSchema = v.object({
  ...LotCardSchema.entries,
  ...comparedEntries,
  livingArea: v.number(),
  kitchenArea: v.nullable(v.number()),
  balconyArea: v.nullable(v.number()),
  /** Metres. */
  ceiling: v.number(),
  bathrooms: v.number(),
  /** In Russian: «чистовая». */
  finish: v.string(),
  /** Sides of the world the windows face: «юг», «запад». */
  sides: v.array(v.string()),
  /** Hours of direct sun on 22 March in the sunniest room, to a tenth below; `null` where it is not calculated. */
  sun: v.nullable(v.number()),
  /** Water is seen from a room that people live in; `null` where it is not calculated. */
  waterSeen: v.nullable(v.boolean()),
  /** Whole metres to the nearest house in front of a window, 1000 where there is none; `null` where it is not known. */
  opposite: v.nullable(v.number()),
  /** Its plan with lengths, so that plans are laid over each other at one scale; `null` where only the drawing knows. */
  planSheet: v.nullable(PlanSheetSchema),
});

/** A lot of the comparison, whatever its kind. */
export const ComparedLotSchema = v.variant('kind', [
  ComparedFlatSchema,
  v.object({ ...PremisesCardSchema.entries, ...comparedEntries }),
  v.object({ ...PlaceCardSchema.entries, ...comparedEntries }),
]);
