import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../core/examples.ts';
import { entryExamples } from './entry-examples.ts';
import type * as methods from './promo.methods.ts';
import type { PromoBodySchema } from './promo.schema.ts';

const body: InferInput<typeof PromoBodySchema> = {
  ...{ figure: '− 5 %', title: 'Скидка на квартиры в сданном доме' },
  text: '«Светлый двор» до 31 декабря: чистовая отделка.',
  ...{ from: '2026-10-15', until: '2026-12-31', link: '/katalog?complex=svetly', picture: '' },
  ...{ position: 1, draft: false },
  conditions: 'Скидка уже учтена в цене. Не является публичной офертой.',
};

/** Calls of each method; tests and stories use them. */
export const promoExamples: ExamplesOf<typeof methods> = entryExamples('Promos', {
  row: {
    ...{ id: 'svetly-minus-5', title: body.title, note: body.figure, state: 'published' },
    ...{ from: body.from, until: body.until },
  },
  body,
  address: '/akcii',
});
