import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer } from '../core/schemas.ts';
import { RelaxationSchema } from './lot-filter.schema.ts';
import { PlaceCardSchema } from './lot.schema.ts';
import {
  LevelDrawingSchema,
  LevelPlaceSchema,
  levelSchema,
  ParkSchema,
  PlaceFacetsSchema,
  placeFilterEntries,
  PlaceKindSchema,
  placesFilterEntries,
  PlaceSortSchema,
} from './place.schema.ts';

/** Finds parking places and storage rooms for sale, and counts them complex by complex. */
export const getPlaces = defineMethod({
  name: 'Objects.GetPlaces',
  verb: 'GET',
  summary: 'Finds parking places and storage rooms for sale, and counts them complex by complex',
  input: v.strictObject({
    ...placesFilterEntries,
    sort: v.optional(PlaceSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    lots: v.array(PlaceCardSchema),
    facets: PlaceFacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Every complex that has a car park. */
    complexes: v.array(ParkSchema),
  }),
});

/** Returns one level of a complex's car park with all its places, and the other levels in short. */
export const getParking = defineMethod({
  name: 'Objects.GetParking',
  verb: 'GET',
  summary: 'Returns one level of a complex’s car park with all its places, and the others in short',
  input: v.strictObject({
    vendor: alias,
    /** That of `place`, or the first level with a match, by default. */
    level: v.optional(levelSchema),
    /** Id of a place; one that is not here changes nothing. */
    place: v.optional(alias),
    kind: v.optional(PlaceKindSchema),
    ...placeFilterEntries,
  }),
  result: v.object({
    vendor: v.string(),
    complexName: v.string(),
    place: v.string(),
    address: v.string(),
    coordinate: v.tuple([v.number(), v.number()]),
    /** Highest first, with what the filter finds there. */
    levels: v.array(v.object({ level: v.number(), parking: v.number(), storage: v.number() })),
    level: v.object({
      level: v.number(),
      /** Clear height, metres; 0 where nobody has said it. */
      height: v.number(),
      drawing: LevelDrawingSchema,
      places: v.array(LevelPlaceSchema),
    }),
    /** Found on all levels. */
    total: v.number(),
    /** Counted on all levels of this car park. */
    facets: PlaceFacetsSchema,
    /** Filled when nothing was found on any level, best first. */
    relaxations: v.array(RelaxationSchema),
  }),
  errors: { 404: 'No car park has this address' },
});
