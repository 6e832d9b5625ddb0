import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../core/examples.ts';
import { entryExamples } from './entry-examples.ts';
import type * as methods from './popup.methods.ts';
import type { PopupBodySchema } from './popup.schema.ts';

const body: InferInput<typeof PopupBodySchema> = {
  ...{ title: 'Покажем дом и двор', text: 'Встретим у офиса продаж', path: '/obekty/*' },
  ...{ timer: 75, repeat: 240, colour: '#0d222e', button_colour: '#c93a0c', draft: false },
};

/** Calls of each method; tests and stories use them. */
export const popupExamples: ExamplesOf<typeof methods> = entryExamples('Popups', {
  row: {
    ...{ id: 'complexes', title: body.title, note: body.path, state: 'published' },
    ...{ from: null, until: null },
  },
  body,
});
