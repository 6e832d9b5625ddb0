import type { ExamplesOf } from '../../core/examples.ts';
import { entryExamples } from '../entry-examples.ts';
import type * as methods from './redirect.methods.ts';

/** Calls of each method; tests and stories use them. */
export const redirectExamples: ExamplesOf<typeof methods> = entryExamples('Redirects', {
  row: {
    ...{ id: '/contacts', title: '/contacts', note: '→ /kontakty', state: 'published' },
    ...{ from: null, until: null },
  },
  body: { to: '/kontakty' },
  address: '/contacts',
});
