import { asc, desc } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { promos } from '../../../modules/content/library/content.table.ts';
import { checkNamed } from '../check-entry.ts';
import { entryHandlers } from '../entry-handlers.ts';
import { daysState } from './days-state.ts';

type Body = StudioInput<'Promos.Save'>['body'];

/** Answers the methods of promos; an ended one leaves the site by itself. */
export const promoHandlers = entryHandlers<typeof promos, Body>(
  {
    list: methods.listPromoEntries,
    get: methods.getPromoEntry,
    save: methods.savePromo,
    remove: methods.removePromo,
  },
  {
    table: promos,
    key: promos.alias,
    idOf: ({ alias }) => alias,
    order: [desc(promos.startsOn), asc(promos.alias)],
    subject: 'promo',
    words: { made: 'Новая акция', changed: 'Изменена акция', removed: 'Удалена акция' },
    titleOf: ({ title }) => title,
    bodyOf: ({ alias: _, startsOn, endsOn, picture, isDraft: draft, ...body }) => ({
      ...{ ...body, picture: picture ?? '', draft },
      ...{ from: startsOn, until: endsOn },
    }),
    rowOf: (alias, { from, until, picture, draft, ...body }) => ({
      ...{ alias, ...body, picture: picture || null, startsOn: from, endsOn: until },
      isDraft: draft,
    }),
    about: ({ title, figure, startsOn: from, endsOn: until, isDraft }, now) => ({
      ...{
        title,
        note: figure,
        from,
        until,
        state: daysState({ from, until, isDraft }, moscowDay(now)),
      },
    }),
    addressOf: (_, __, { state }) => (state === 'published' ? '/akcii' : null),
    check: (tx, { body }) => checkNamed(tx, body),
  },
);
