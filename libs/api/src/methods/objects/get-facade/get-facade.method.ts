import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, integer, kopecks } from '../../../core/schemas.ts';
import { LotCardSchema } from '../../shared/lot.schema.ts';
import { FloorOnFacadeSchema } from '../get-lot/get-lot.method.ts';
import { BuildingCardSchema, RoomSummarySchema } from '../get-object/get-object.method.ts';
import { ObjectDocumentSchema } from '../get-object/object-parts.schema.ts';

/** One floor of a building: what is on it and where it is seen. */
export const FacadeFloorSchema = v.object({
  floor: v.number(),
  /** Flats on the floor, sold ones too. */
  total: v.number(),
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** Outlines in pixels of the facade's picture; empty where the picture hides the floor. */
  polygons: FloorOnFacadeSchema.entries.polygons,
});

export const FacadeSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  building: BuildingCardSchema,
  rooms: v.array(RoomSummarySchema),
  /** The picture that shows most floors; `null` where none shows any. */
  picture: v.nullable(FloorOnFacadeSchema.entries.picture),
  /** Floors with flats, the highest first. */
  floors: v.array(FacadeFloorSchema),
  /** Those of the building and of the whole complex. */
  documents: v.array(ObjectDocumentSchema),
  /** Entrances with their floors that are drawn, the lowest first: see `Objects.GetFloor`. */
  sections: v.array(v.object({ number: v.number(), floors: v.array(v.number()) })),
  /** Flats of the asked floor by number, sold ones too; empty where none was asked. */
  lots: v.array(LotCardSchema),
});

/** Gives one building floor by floor, over a picture of its facade. */
export const getFacade = defineMethod({
  name: 'Objects.GetFacade',
  verb: 'GET',
  summary: 'Gives one building floor by floor, over a picture of its facade',
  input: v.strictObject({ vendor: alias, subvendor: alias, floor: v.optional(integer(1, 200)) }),
  result: FacadeSchema,
  errors: { 404: 'No building has this address, or it has no flats on this floor' },
});
