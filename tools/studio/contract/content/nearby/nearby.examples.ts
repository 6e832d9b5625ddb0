import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../../core/examples.ts';
import { entryExamples } from '../entry-examples.ts';
import type * as methods from './nearby.methods.ts';
import type { NearbyBodySchema } from './nearby.schema.ts';

const id = 'shkola-5';

const body: InferInput<typeof NearbyBodySchema> = {
  ...{ kind: 'school', title: 'Школа № 5', address: 'Тихая ул., 4' },
  ...{ at: [59.9206, 30.3556], source: 'Портал открытых данных, 12.11.2026' },
};

/** Calls of each method; tests and stories use them. */
export const nearbyExamples: ExamplesOf<typeof methods> = {
  ...entryExamples('Nearby', {
    row: {
      ...{ id, title: body.title, note: 'Школа · Портал открытых данных, 12.11.2026' },
      ...{ state: 'published', from: null, until: null },
    },
    body,
  }),
  'Nearby.Walks': [
    {
      name: 'one near by',
      input: { id },
      result: { walks: [{ complex: 'Канал 9', minutes: 7 }] },
    },
  ],
};
