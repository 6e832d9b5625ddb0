import { sql, type SQL } from 'drizzle-orm';
import type { LotFilter, LotSort } from '@m30/api';
import type { NearbyKind } from '@m30/api/filters';
import { earliestKeys } from '@m30/calculators/instalment/core';
import { sqlTwin } from '../sql/twin.ts';
import type { SqlCatalogue } from '../sql/types.ts';
import { flats, type FlatDictionary, type FlatFilter } from './flats.ts';
import { SIDE_NAMES, type LotOption } from './options.ts';
import { storedFacts } from '../../light/stored/read-facts.ts';
import { lotLight } from '../../light/stored/light.table.ts';
import { infrastructure } from '../../../estate/object-content.table.ts';
import * as schema from '../../../estate/objects.table.ts';

const { lots, buildings, complexes, plans, sections } = schema;

const planHas = (option: string) => sql`jsonb_exists(${plans.options}, ${option})`;
const lightHas = (value: string) =>
  sql`coalesce(jsonb_exists(${storedFacts} -> 'has', ${value}), false)`;
const nearest = (kind: NearbyKind) =>
  sql`(SELECT min(${infrastructure.minutes}) FROM ${infrastructure} WHERE ${infrastructure.vendor} = ${complexes.vendor} AND ${infrastructure.kind} = ${kind})::int`;
const handover = sql`coalesce(${buildings.handoverYear} * 4 + ${buildings.handoverQuarter} - 1, 0)`;

/** Ways to pay on a day; an instalment has to end before the keys. */
const paymentsOn = (day: string) => sql`CASE
  WHEN ${buildings.handoverYear} * 12 + ${buildings.handoverQuarter} * 3 >= ${earliestKeys(day)} THEN ${buildings.payments}
  WHEN ${buildings.payments} - 'instalment' = '[]' THEN '["full"]'
  ELSE ${buildings.payments} - 'instalment'
END`;

/**
 * The catalogue of flats over its tables, a column a facet: the truth that the index is tested by.
 * @param day ISO date in Moscow
 */
export function sqlFlats(dictionary: FlatDictionary, day: string) {
  const facets = sqlTwin(
    flats.facets,
    {
      complex: sql`${complexes.vendor}`,
      building: sql`${buildings.subvendor}`,
      rooms: sql`${lots.rooms}`,
      price: sql`${lots.price}`,
      payment: dictionary.programmes,
      area: sql`${lots.area}`,
      kitchen: sql`${lots.kitchenArea}`,
      floor: sql`${lots.floor}`,
      floorNot: {
        first: sql`${lots.floor} > 1`,
        last: sql`${lots.floor} < coalesce(${sections.floors}, ${buildings.floors})`,
      },
      handover,
      finish: sql`${lots.finish}`,
      options: {
        balcony: planHas('balcony'),
        loggia: planHas('loggia'),
        terrace: planHas('terrace'),
        'two-bathrooms': planHas('two-bathrooms'),
        euro: sql`(${lots.euro} OR ${planHas('euro')})`,
        corner: planHas('corner'),
        water: sql`${lots.waterView}`,
      } satisfies Record<LotOption, SQL>,
      sides: { of: sql`${lots.sides}`, names: SIDE_NAMES },
      light: {
        morning: lightHas('morning'),
        day: lightHas('day'),
        evening: lightHas('evening'),
        water: lightHas('water'),
      } satisfies Record<NonNullable<LotFilter['light']>[number], SQL>,
      sun: sql`floor((${storedFacts} ->> 'sun')::float8 / 6) / 10`,
      opposite: sql`(${storedFacts} ->> 'opposite')::float8`,
      pay: paymentsOn(day),
      discount: sql`coalesce(${lots.oldPrice} > ${lots.price}, false)`,
      free: sql`(${lots.status} = 'free')`,
      metro: sql`(${complexes.metro} ->> 'minutes')::int`,
      school: nearest('school'),
      kindergarten: nearest('kindergarten'),
      clinic: nearest('clinic'),
      number: [sql`${lots.number}::text`, sql`${lots.id}`],
      plan: sql`${lots.planId}`,
      commute: sql`${complexes.vendor}`,
      commute2: sql`${complexes.vendor}`,
    },
    dictionary,
  );
  return {
    from: sql`FROM ${lots}
      JOIN ${buildings} ON ${buildings.id} = ${lots.buildingId}
      JOIN ${complexes} ON ${complexes.vendor} = ${buildings.vendor}
      JOIN ${plans} ON ${plans.id} = ${lots.planId}
      LEFT JOIN ${sections} ON ${sections.buildingId} = ${lots.buildingId}
        AND ${sections.number} = ${lots.section}
      LEFT JOIN ${lotLight} ON ${lotLight.lotGuid} = ${lots.guid}
      WHERE ${lots.kind} = 'flat' AND ${lots.status} IN ('free', 'held')`,
    columns: { id: sql`${lots.id}` },
    facets,
    sorts: {
      mixed: sql`substr(sha256(convert_to(l.id, 'UTF8')), 1, 4)`,
      price: sql`l.price`,
      '-price': sql`l.price DESC`,
      area: sql`l."areaFrom"`,
      '-area': sql`l."areaFrom" DESC`,
      handover: sql`l.handover`,
      metre: sql`l.price / l."areaFrom"`,
      '-metre': sql`l.price / l."areaFrom" DESC`,
      floor: sql`l."floorFrom"`,
      '-floor': sql`l."floorFrom" DESC`,
      '-sun': sql`l."sunFrom" DESC NULLS LAST`,
    },
  } satisfies SqlCatalogue<FlatFilter, LotSort, typeof facets>;
}
