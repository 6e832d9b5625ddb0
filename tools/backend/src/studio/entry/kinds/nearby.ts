import { asc } from 'drizzle-orm';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { NEARBY_WORDS } from '@m30/studio/contract/content/nearby/nearby.schema';
import { tellNewComplexes, tellPlace } from '../../../modules/catalogue/around/tell.ts';
import { nearby } from '../../../modules/estate/nearby.table.ts';
import { entryHandlers } from '../entry-handlers.ts';

type Body = StudioInput<'Nearby.Save'>['body'];

/** Answers the methods of places around. */
export const nearbyHandlers = entryHandlers<typeof nearby, Body>(
  {
    list: methods.listNearby,
    get: methods.getNearbyEntry,
    save: methods.saveNearby,
    remove: methods.removeNearby,
  },
  {
    table: nearby,
    key: nearby.id,
    idOf: ({ id }) => id,
    order: [asc(nearby.title), asc(nearby.id)],
    subject: 'nearby',
    words: {
      made: 'Новое место вокруг',
      changed: 'Изменено место вокруг',
      removed: 'Удалено место вокруг',
    },
    titleOf: ({ title }) => title,
    bodyOf: ({ kind, title, address, lat, lon, source }) => ({
      ...{ kind, title, address, at: [lat, lon], source },
    }),
    rowOf: (id, { at: [lat, lon], ...body }) => ({ id, ...body, lat, lon }),
    about: ({ title, kind, source, demo }) => ({
      note: [NEARBY_WORDS[kind], demo ? 'демо' : source].filter(Boolean).join(' · '),
      ...{ title, state: 'published', from: null, until: null },
    }),
    async written(tx, place, { travel }) {
      await tellPlace(tx, travel, place);
      await tellNewComplexes(tx, travel);
    },
    refresh: ({ catalogue }) => catalogue.refresh(),
  },
);
