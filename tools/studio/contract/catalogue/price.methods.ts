import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { day, guid, kopecks, NothingSchema, requiredText, text } from '../core/schemas.ts';
import { lotKind, lotStatus } from './lot.schema.ts';

/** Lots of one change. */
const MOST = 500;

const floor = v.optional(
  v.pipe(v.string('Неверный этаж'), v.regex(/^-?\d{1,3}$/, 'Неверный этаж'), v.transform(Number)),
);

const PricedLotSchema = v.object({
  guid: v.string(),
  kind: v.picklist(['flat', 'commercial', 'parking', 'storage', 'resale']),
  number: v.number(),
  floor: v.number(),
  /** Rooms of a flat: `studio`, `1`, …; `null` elsewhere. */
  rooms: v.nullable(v.string()),
  /** m². */
  area: v.number(),
  status: lotStatus,
  price: kopecks,
  old_price: v.nullable(kopecks),
});

const newPrice = v.pipe(
  kopecks,
  v.minValue(100_000_00, 'Слишком низкая цена'),
  v.maxValue(100_000_000_000_00, 'Слишком высокая цена'),
);

export const listPricedLots = defineStudioMethod({
  name: 'Prices.Lots',
  verb: 'GET',
  summary:
    'Lists lots of a building by kind, rooms and floors with their prices, the highest first',
  right: 'prices.change',
  input: v.strictObject({
    building: text(100),
    kind: v.optional(lotKind),
    rooms: v.optional(v.pipe(v.string(), v.maxLength(10, 'Неверные комнаты'))),
    floor_from: floor,
    floor_to: floor,
  }),
  result: v.object({ lots: v.array(PricedLotSchema) }),
});

export const changePrices = defineStudioMethod({
  name: 'Prices.Change',
  verb: 'POST',
  summary: 'Changes prices of lots together; over the limit a second person has to confirm',
  right: 'prices.change',
  input: v.strictObject({
    lots: v.pipe(
      v.array(
        v.strictObject({
          lot: guid,
          price: newPrice,
          /** What the caller has seen, kopecks. */
          former: kopecks,
        }),
      ),
      v.minLength(1, 'Выберите лоты'),
      v.maxLength(MOST, `Не больше ${MOST} лотов за раз`),
      v.check(
        (lots) => new Set(lots.map(({ lot }) => lot)).size === lots.length,
        'Лот выбран дважды',
      ),
    ),
    /** The former price stays on the card, crossed out. */
    show_old: v.optional(v.boolean(), false),
    /** Of a discount: its last day; after it the former prices come back by themselves. They stay on the cards meanwhile, crossed out. */
    last_day: v.optional(day),
    reason: requiredText(300, 'Напишите причину'),
  }),
  result: v.object({
    /** Guid of the approval that waits; `null` where the prices are changed. */
    approval: v.nullable(v.string()),
  }),
  errors: {
    404: 'There is no such lot',
    409: 'A price is another one by now, or a lot is not for sale',
    422: 'What has a term lowers every price, until a day that is not over within a year',
  },
});

export const listPriceChanges = defineStudioMethod({
  name: 'Prices.Changes',
  verb: 'GET',
  summary: 'Lists the latest changes of prices, and which of them can be undone',
  right: 'prices.change',
  input: NothingSchema,
  result: v.object({
    changes: v.array(
      v.object({
        guid: v.string(),
        title: v.string(),
        reason: v.string(),
        lots: v.number(),
        /** Of all prices together, kopecks; below zero they fell. */
        difference: v.number(),
        made_at: v.string(),
        /** `null` where the term of a discount has ended it. */
        made_by: v.nullable(v.string()),
        confirmed_by: v.nullable(v.string()),
        /** Whether it undoes another one. */
        is_undo: v.boolean(),
        /** ISO instant at which a discount ends by itself. */
        ends_at: v.nullable(v.string()),
        undone_at: v.nullable(v.string()),
        may_undo: v.boolean(),
      }),
    ),
  }),
});

export const undoPrices = defineStudioMethod({
  name: 'Prices.Undo',
  verb: 'POST',
  summary:
    'Undoes a change of prices within a day, a discount until its end, for lots that are still free',
  right: 'prices.change',
  input: v.strictObject({ change: guid }),
  result: v.object({
    restored: v.number(),
    /** Lots that stay as they are: «№ 49». */
    left: v.array(v.string()),
  }),
  errors: { 404: 'There is no such change', 409: 'It cannot be undone any more' },
});
