import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, kopecks, NothingSchema, requiredText, text } from '../core/schemas.ts';
import { GIVEN_STATUSES } from './lot-status.ts';
import { lotKind, lotStatus } from './lot.schema.ts';

const CellSchema = v.object({
  guid: v.string(),
  number: v.number(),
  /** Rooms of a flat: `studio`, `1`, …; `null` elsewhere. */
  rooms: v.nullable(v.string()),
  /** m². */
  area: v.number(),
  status: lotStatus,
  price: kopecks,
  old_price: v.nullable(kopecks),
  /** Number of the order that holds it. */
  order: v.nullable(v.string()),
});

export const listBuildings = defineStudioMethod({
  name: 'Lots.Buildings',
  verb: 'GET',
  summary: 'Lists buildings that have lots to sell, with how many of them are free',
  right: 'lots.read',
  input: NothingSchema,
  result: v.object({
    buildings: v.array(
      v.object({
        id: v.string(),
        /** «Канал 9, корпус 3». */
        title: v.string(),
        free: v.number(),
      }),
    ),
  }),
});

export const getBoard = defineStudioMethod({
  name: 'Lots.Board',
  verb: 'GET',
  summary: 'Returns lots of a building by section and floor as they stand at this moment',
  right: 'lots.read',
  input: v.strictObject({ building: text(100), kind: v.optional(lotKind, 'flat') }),
  result: v.object({
    /** By their number; 0 where lots belong to no entrance. */
    sections: v.array(
      v.object({
        number: v.number(),
        /** The highest first, all as wide as the widest: `null` fills a floor that has fewer. */
        floors: v.array(v.object({ floor: v.number(), cells: v.array(v.nullable(CellSchema)) })),
      }),
    ),
  }),
});

export const getLot = defineStudioMethod({
  name: 'Lots.Get',
  verb: 'GET',
  summary:
    'Returns a lot with who keeps it and what happened to it, the latest first: statuses, prices, holds and imports',
  right: 'lots.read',
  input: v.strictObject({ lot: guid }),
  result: v.object({
    /** «Канал 9, корпус 2, № 49». */
    title: v.string(),
    /** Address of its page; `null` where the catalogue does not show it. */
    url: v.nullable(v.string()),
    status: lotStatus,
    price: kopecks,
    old_price: v.nullable(kopecks),
    /** The order that holds it now, or by which it is bought. */
    held: v.nullable(
      v.object({
        order: v.string(),
        number: v.string(),
        buyer: v.string(),
        /** ISO instant; `null` where a contract is signed. */
        until: v.nullable(v.string()),
      }),
    ),
    /** Why the company keeps it or has withdrawn it, where the staff have said so. */
    kept: v.nullable(
      v.object({
        reason: v.string(),
        by: v.string(),
        /** ISO instant. */
        since: v.string(),
      }),
    ),
    /** Statuses that may be given to it instead of its own. */
    next: v.array(v.picklist(GIVEN_STATUSES)),
    events: v.array(
      v.object({
        /** ISO instant, or the day in Moscow where no more is known. */
        at: v.string(),
        kind: v.picklist(['status', 'price', 'hold', 'import']),
        /** Russian, one phrase. */
        title: v.string(),
        /** Who, why. */
        text: v.string(),
        /** Guid of the order of a hold. */
        order: v.nullable(v.string()),
      }),
    ),
  }),
  errors: { 404: 'There is no such lot' },
});

export const setLotStatus = defineStudioMethod({
  name: 'Lots.SetStatus',
  verb: 'POST',
  summary: 'Puts a lot on sale, keeps it for the company or withdraws it, with a reason',
  right: 'lots.change',
  input: v.strictObject({
    lot: guid,
    status: v.picklist(GIVEN_STATUSES, 'Неверный статус'),
    /** What the caller has seen. */
    former: lotStatus,
    reason: requiredText(300, 'Напишите причину'),
  }),
  result: v.object({ status: lotStatus }),
  errors: {
    404: 'There is no such lot',
    409: 'It has another status by now, a buyer holds it, or its building is not on sale yet',
  },
});
