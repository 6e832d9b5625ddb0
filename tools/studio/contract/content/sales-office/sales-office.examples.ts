import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../../core/examples.ts';
import { entryExamples } from '../entry-examples.ts';
import type * as methods from './sales-office.methods.ts';
import type { SalesOfficeBodySchema } from './sales-office.schema.ts';

const body: InferInput<typeof SalesOfficeBodySchema> = {
  ...{ title: 'Центральный офис', address: 'Санкт-Петербург, Лиговский пр., 87' },
  ...{ lat: 59.9206, lon: 30.3556, phone: '+7 812 000-30-30', picture: 'office', position: 0 },
  ...{ working: ['Ежедневно с 10 до 21'], notification: ['Вход с проспекта, третий этаж'] },
};

/** Calls of each method; tests and stories use them. */
export const salesOfficeExamples: ExamplesOf<typeof methods> = entryExamples('SalesOffices', {
  row: {
    ...{ id: 'ligovsky', title: body.title, note: body.address, state: 'published' },
    ...{ from: null, until: null },
  },
  body,
  address: '/kontakty/ligovsky',
});
