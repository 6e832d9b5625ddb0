import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../core/examples.ts';
import { entryExamples } from './entry-examples.ts';
import type * as methods from './news.methods.ts';
import type { NewsBodySchema } from './news.schema.ts';

const body: InferInput<typeof NewsBodySchema> = {
  ...{ title: '«Канал 9»: закончили кладку', lead: 'До кровли осталось три этажа.' },
  ...{ date: '2026-11-18', topic: 'Стройка', complex: 'kanal', picture: 'site-kanal-walls' },
  ...{ audience: 'all', draft: false, from: null, until: null },
  blocks: [{ type: 'text', html: '<p>Окна ставим на втором этаже.</p>' }],
};

/** Calls of each method; tests and stories use them. */
export const newsExamples: ExamplesOf<typeof methods> = entryExamples('News', {
  row: {
    ...{ id: 'kladka-sedmogo-etazha', title: body.title, note: body.topic },
    ...{ state: 'published', from: body.date, until: null },
  },
  body,
  address: '/novosti/kladka-sedmogo-etazha',
});
