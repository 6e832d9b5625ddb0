import type { Database } from '../../../kernel/db/database.ts';
import * as schema from '../../estate/premises.table.ts';

export type PremisesRow = typeof schema.premises.$inferSelect;
export type PlaceRow = typeof schema.places.$inferSelect;
export type LevelRow = typeof schema.parkingLevels.$inferSelect;

/** What the catalogue keeps of everything in the buildings that is no flat. */
export interface PremisesFacts {
  /** Facts of commercial premises by the key of their lot. */
  premises: ReadonlyMap<string, PremisesRow>;
  /** Facts of parking places and storage rooms by the key of their lot. */
  places: ReadonlyMap<string, PlaceRow>;
  /** Levels of the car parks by complex, highest first. */
  parkingLevels: ReadonlyMap<string, readonly LevelRow[]>;
}

/** Reads what only premises, places and their levels have. */
export async function readPremises(db: Database): Promise<PremisesFacts> {
  const premises = await db.select().from(schema.premises);
  const places = await db.select().from(schema.places);
  const levels = await db.select().from(schema.parkingLevels);
  return {
    premises: new Map(premises.map((row) => [row.lotGuid, row])),
    places: new Map(places.map((row) => [row.lotGuid, row])),
    parkingLevels: Map.groupBy(
      levels.sort((one, other) => other.level - one.level),
      ({ vendor }) => vendor,
    ),
  };
}
