import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import { alias, entryMethods } from '../entry.ts';
import { NearbyBodySchema, WalkSchema } from './nearby.schema.ts';

/** Schools, kindergartens and clinics around: list, write, take away. */
export const {
  list: listNearby,
  get: getNearbyEntry,
  save: saveNearby,
  remove: removeNearby,
} = entryMethods({
  ...{ group: 'Nearby', what: 'place around', right: 'site.edit' },
  body: NearbyBodySchema,
});

export const listWalks = defineStudioMethod({
  name: 'Nearby.Walks',
  verb: 'GET',
  summary: 'Lists the complexes that tell of a place around, each with the walk to it',
  right: 'site.edit',
  input: v.strictObject({ id: alias }),
  result: v.object({ walks: v.array(WalkSchema) }),
});
