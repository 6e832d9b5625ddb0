import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';
import { PromoSchema } from '../content/promo.schema.ts';
import { InteriorsSchema } from '../media/interior.schema.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { NEARBY_KINDS } from './filters/lot.filters.ts';
import { FullCostSchema, HandoverSchema, RoomsSchema } from './lot.schema.ts';

/** Files of the model of a complex; another model has other addresses. */
export const ModelSchema = v.object({
  /** Path of its masses with its flats, JSON: what `@m30/scene/viewer` builds it from. */
  body: v.string(),
  /** Path of its drawing, WebP, 1200 × 887. */
  picture: v.string(),
});

/** A document of a complex or of one of its buildings. */
export const ObjectDocumentSchema = v.object({
  title: v.string(),
  /** Path of the PDF. */
  src: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Alias of the building that it is about; `null` where it is about all of them. */
  subvendor: v.nullable(v.string()),
});

/** Flats for sale of one flat type. */
const PlanSummarySchema = v.object({
  /** Id of the flat type, a value of the filter `plan`. */
  id: v.string(),
  rooms: RoomsSchema,
  euro: v.boolean(),
  /** m². */
  area: v.number(),
  /** Path of the unlabelled drawing, SVG. */
  drawing: v.string(),
  count: v.number(),
  priceFrom: kopecks,
});

/** A programme of the banks, by its lowest rate. */
const ProgrammeSummarySchema = v.object({
  name: v.string(),
  /** Per cent a year. */
  rate: v.number(),
  /** Of all banks that give it. */
  cost: FullCostSchema,
  /** Smallest down payment, per cent of the price. */
  downPayment: v.number(),
  /** Months. */
  term: v.number(),
  /** Names of the banks. */
  banks: v.array(v.string()),
  /** Full conditions in Russian. */
  disclaimer: v.string(),
});

const museumEntries = { link: v.string(), title: v.string(), text: v.string() };

/** What the page of a complex tells below the fold. */
const objectPartEntries = {
  /** Flat types that are for sale, the cheapest first. */
  plans: v.array(PlanSummarySchema),
  documents: v.array(ObjectDocumentSchema),
  /** Places around, by kind. */
  infrastructure: v.array(
    v.object({
      group: v.picklist(['school', 'shop', 'health', 'leisure', 'transport']),
      name: v.string(),
      /** Walk, minutes. */
      minutes: v.number(),
      /** What filters of flats ask for; `null` for any other place, and for one that does not work yet. */
      kind: v.nullable(v.picklist(NEARBY_KINDS)),
      /** Made up for the demo. */
      demo: v.boolean(),
    }),
  ),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** The newest first, six at most. */
  reviews: v.array(
    v.object({
      /** ISO date. */
      date: v.string(),
      author: v.string(),
      /** Path of a drawing of the author, SVG. */
      portrait: v.optional(v.string()),
      /** What was bought: «студия, корпус 2». */
      purchase: v.string(),
      text: v.string(),
      /** From 1 to 5; old reviews have none. */
      rating: v.nullable(v.number()),
      /** What the company answered. */
      reply: v.nullable(v.string()),
    }),
  ),
  /** All published reviews of the complex. */
  reviewSummary: v.object({
    count: v.number(),
    /** Mean of the ratings; `null` where nobody gave one. */
    rating: v.nullable(v.number()),
  }),
  video: v.nullable(v.object({ title: v.string(), src: v.string(), poster: v.string() })),
  /** Page of the heritage of the place. */
  museum: v.nullable(
    v.object({
      ...museumEntries,
      /** What it shows, each on a page of its own. */
      objects: v.optional(
        v.array(v.object({ ...museumEntries, picture: v.optional(PictureSchema) })),
      ),
    }),
  ),
  /** Offers in force today that hold for this complex. */
  promos: v.array(PromoSchema),
  /** Programmes for it, the lowest rate first; empty where nothing is for sale. */
  programmes: v.array(ProgrammeSummarySchema),
  /** ISO date of the programmes. */
  programmesAt: v.nullable(v.string()),
};

const PointSchema = v.tuple([v.number(), v.number()]);

export const BuildingCardSchema = v.object({
  /** Alias in the address: `korpus-2`. */
  subvendor: v.string(),
  name: v.string(),
  floors: v.number(),
  sections: v.number(),
  handover: HandoverSchema,
  /** Flats for sale, as on the complex's card. */
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** Sales of this phase have not started yet. */
  upcoming: v.optional(v.literal(true)),
});

/** Flats for sale of one number of rooms. */
export const RoomSummarySchema = v.object({
  rooms: RoomsSchema,
  count: v.number(),
  areaFrom: v.number(),
  areaTo: v.number(),
  priceFrom: kopecks,
});

export const ComplexCardSchema = v.object({
  vendor: v.string(),
  name: v.string(),
  /** Where it stands, in a few words: «Обводный канал, Курская улица». */
  place: v.string(),
  /** Latitude, longitude in degrees. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** «бизнес», «комфорт», … */
  housingClass: v.string(),
  picture: PictureSchema,
  /** Nearest metro station and the walk to it. */
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** Flats for sale, those that somebody holds for a day included: as many as the catalogue lists. */
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** The earliest handover of what is for sale. */
  handover: HandoverSchema,
  /** What is said of the house in large letters, a sentence without a full stop. */
  headline: v.optional(v.string()),
});

export const ComplexSchema = v.object({
  ...ComplexCardSchema.entries,
  title: v.string(),
  /** One sentence under the name. */
  summary: v.string(),
  /** Paragraphs about the architecture. */
  about: v.array(v.string()),
  address: v.string(),
  floors: v.string(),
  ceiling: v.string(),
  finish: v.string(),
  /** The lobby, and rooms in the finish of this complex; absent where nobody has drawn them. */
  interiors: v.optional(InteriorsSchema),
  buildings: v.array(BuildingCardSchema),
  /** Commercial premises, and parking places with storage rooms, and how many of them are free; absent where the complex has none. */
  premises: v.optional(v.object({ free: v.number() })),
  parking: v.optional(v.object({ free: v.number() })),
  rooms: v.array(RoomSummarySchema),
  ...objectPartEntries,
  gallery: v.array(
    v.object({
      ...PictureSchema.entries,
      /** A few words for under the picture, where `alt` describes it. */
      caption: v.optional(v.string()),
    }),
  ),
  /** What is told of the house by large pictures, one after another. */
  story: v.optional(
    v.array(v.object({ title: v.string(), text: v.string(), picture: PictureSchema })),
  ),
  /** The complex as a model; absent where nobody has its masses. */
  model: v.optional(ModelSchema),
  /** Aerial picture with the outline of each building, in pixels of the picture. */
  genplan: v.nullable(
    v.object({
      picture: PictureSchema,
      buildings: v.array(
        v.object({ subvendor: v.string(), points: v.array(PointSchema), label: PointSchema }),
      ),
    }),
  ),
});

export type ComplexCard = v.InferOutput<typeof ComplexCardSchema>;
