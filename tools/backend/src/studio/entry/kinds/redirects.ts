import { asc } from 'drizzle-orm';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { redirects } from '../../../modules/content/library/content.table.ts';
import { checkRedirect } from '../check-redirect.ts';
import { entryHandlers } from '../entry-handlers.ts';

type Body = StudioInput<'Redirects.Save'>['body'];

/** Answers the methods of old addresses. */
export const redirectHandlers = entryHandlers<typeof redirects, Body>(
  {
    list: methods.listRedirects,
    get: methods.getRedirectEntry,
    save: methods.saveRedirect,
    remove: methods.removeRedirect,
  },
  {
    table: redirects,
    key: redirects.from,
    idOf: ({ from }) => from,
    order: [asc(redirects.from)],
    subject: 'redirect',
    words: {
      made: 'Новое перенаправление',
      changed: 'Изменено перенаправление',
      removed: 'Удалено перенаправление',
    },
    titleOf: ({ to }) => to,
    plain: true,
    bodyOf: ({ to }) => ({ to }),
    rowOf: (from, { to }) => ({ from, to }),
    about: ({ from, to }) => ({
      ...{ title: from, note: `→ ${to}`, state: 'published', from: null, until: null },
    }),
    addressOf: (from) => from,
    check: checkRedirect,
  },
);
