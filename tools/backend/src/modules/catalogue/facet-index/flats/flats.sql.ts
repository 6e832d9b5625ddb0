import { sql } from 'drizzle-orm';
import type { LotSort } from '@m30/api';
import { FINISHES } from '../../../estate/finish.ts';
import { PAYMENT_KINDS } from '../../../estate/payment-kind.ts';
import { handoverLabel, handoverLimit, handoverValue } from '../handover.ts';
import {
  sqlAll,
  sqlAny,
  sqlAtMost,
  sqlChoice,
  sqlFlag,
  sqlRange,
  sqlSilent,
  sqlText,
} from '../sql/facets.ts';
import { sqlPayment, sqlPrice } from '../sql/money.ts';
import type { SqlCatalogue } from '../sql/types.ts';
import type { FlatDictionary, FlatFilter } from './flats.ts';
import {
  FLOOR_OPTIONS,
  LOT_OPTIONS,
  METRO_OPTIONS,
  optionsOf,
  ROOM_OPTIONS,
  SIDE_OPTIONS,
} from './options.ts';
import * as schema from '../../../estate/objects.table.ts';

const { lots, buildings, complexes, plans, sections } = schema;

const planHas = (option: string) => sql`jsonb_exists(${plans.options}, ${option})`;
const handover = sql`coalesce(${buildings.handoverYear} * 4 + ${buildings.handoverQuarter} - 1, 0)`;

/** The catalogue of flats over its tables: the truth that the index is tested by. */
export function sqlFlats({ complexes: complexOptions, ...dictionary }: FlatDictionary) {
  const facets = {
    complex: sqlChoice('complex', sql`${complexes.vendor}`, complexOptions),
    building: sqlChoice('building', sql`${buildings.subvendor}`, dictionary.buildings),
    rooms: sqlChoice('rooms', sql`${lots.rooms}`, ROOM_OPTIONS),
    price: sqlPrice(sql`${lots.price}`),
    payment: sqlPayment(dictionary.programmes),
    area: sqlRange('areaFrom', 'areaTo', sql`${lots.area}`),
    kitchen: sqlRange('kitchenFrom', 'kitchenTo', sql`${lots.kitchenArea}`),
    floor: sqlRange('floorFrom', 'floorTo', sql`${lots.floor}`),
    floorNot: sqlAll(
      'floorNot',
      {
        first: sql`${lots.floor} > 1`,
        last: sql`${lots.floor} < coalesce(${sections.floors}, ${buildings.floors})`,
      },
      FLOOR_OPTIONS,
    ),
    handover: sqlAtMost(
      'handover',
      handover,
      handoverLimit,
      [0, ...dictionary.handovers.toSorted((a, b) => a - b)].map((quarter) => ({
        value: handoverValue(quarter),
        label: handoverLabel(quarter),
      })),
    ),
    finish: sqlChoice('finish', sql`${lots.finish}`, optionsOf(FINISHES)),
    options: sqlAll(
      'options',
      {
        balcony: planHas('balcony'),
        loggia: planHas('loggia'),
        terrace: planHas('terrace'),
        'two-bathrooms': planHas('two-bathrooms'),
        euro: sql`(${lots.euro} OR ${planHas('euro')})`,
        corner: planHas('corner'),
        water: sql`${lots.waterView}`,
      },
      LOT_OPTIONS,
    ),
    sides: sqlAny('sides', sql`${lots.sides}`, SIDE_OPTIONS),
    pay: sqlAny('pay', sql`${buildings.payments}`, optionsOf(PAYMENT_KINDS)),
    discount: sqlFlag('discount', sql`coalesce(${lots.oldPrice} > ${lots.price}, false)`),
    free: sqlFlag('free', sql`(${lots.status} = 'free')`),
    metro: sqlAtMost(
      'metro',
      sql`(${complexes.metro} ->> 'minutes')::int`,
      (minutes: number | string) => Number(minutes),
      METRO_OPTIONS,
    ),
    number: sqlText('number', [sql`${lots.number}::text`, sql`${lots.id}`]),
    plan: sqlSilent(sqlChoice('plan', sql`${lots.planId}`, dictionary.plans)),
    commute: sqlSilent(sqlChoice('commute', sql`${complexes.vendor}`, complexOptions)),
  };
  return {
    from: sql`FROM ${lots}
      JOIN ${buildings} ON ${buildings.id} = ${lots.buildingId}
      JOIN ${complexes} ON ${complexes.vendor} = ${buildings.vendor}
      JOIN ${plans} ON ${plans.id} = ${lots.planId}
      LEFT JOIN ${sections} ON ${sections.buildingId} = ${lots.buildingId}
        AND ${sections.number} = ${lots.section}
      WHERE ${lots.kind} = 'flat' AND ${lots.status} IN ('free', 'held')`,
    columns: { id: sql`${lots.id}` },
    facets,
    sorts: {
      price: sql`l.price`,
      '-price': sql`l.price DESC`,
      area: sql`l."areaFrom"`,
      '-area': sql`l."areaFrom" DESC`,
      handover: sql`l.handover`,
      metre: sql`l.price / l."areaFrom"`,
      '-metre': sql`l.price / l."areaFrom" DESC`,
      floor: sql`l."floorFrom"`,
      '-floor': sql`l."floorFrom" DESC`,
    },
  } satisfies SqlCatalogue<FlatFilter, LotSort, typeof facets>;
}
