import { asc } from 'drizzle-orm';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { offices } from '../../../modules/content/library/content.table.ts';
import { checkNamed } from '../check-entry.ts';
import { entryHandlers } from '../entry-handlers.ts';

type Body = StudioInput<'SalesOffices.Save'>['body'];

/** Answers the methods of sales offices. */
export const salesOfficeHandlers = entryHandlers<typeof offices, Body>(
  {
    list: methods.listSalesOffices,
    get: methods.getSalesOffice,
    save: methods.saveSalesOffice,
    remove: methods.removeSalesOffice,
  },
  {
    table: offices,
    key: offices.alias,
    idOf: ({ alias }) => alias,
    order: [asc(offices.position), asc(offices.alias)],
    subject: 'office',
    words: { made: 'Новый офис', changed: 'Изменён офис', removed: 'Удалён офис' },
    titleOf: ({ title }) => title,
    bodyOf: ({ alias: _, picture, ...body }) => ({ ...body, picture: picture ?? '' }),
    rowOf: (alias, { picture, ...body }) => ({ alias, ...body, picture: picture || null }),
    about: ({ title, address }) => ({
      ...{ title, note: address, state: 'published', from: null, until: null },
    }),
    addressOf: (alias) => `/kontakty/${alias}`,
    check: (tx, { body }) => checkNamed(tx, body),
  },
);
