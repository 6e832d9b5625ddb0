import { asc, desc } from 'drizzle-orm';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { news } from '../../../modules/content/library/content.table.ts';
import { publishingState } from '../../../modules/content/library/publishing.ts';
import { waitsForDay } from '../../../modules/content/news/find-news.ts';
import { checkNamed } from '../check-entry.ts';
import { entryHandlers } from '../entry-handlers.ts';

type Body = StudioInput<'News.Save'>['body'];

const AUDIENCES = { all: '', buyers: 'для покупателей' } as const;

/** Answers the methods of news. */
export const newsHandlers = entryHandlers<typeof news, Body>(
  {
    list: methods.listNewsEntries,
    get: methods.getNewsEntry,
    save: methods.saveNews,
    remove: methods.removeNews,
  },
  {
    table: news,
    key: news.alias,
    idOf: ({ alias }) => alias,
    order: [desc(news.date), asc(news.alias)],
    subject: 'news',
    words: {
      ...{ made: 'Новая новость', changed: 'Изменена новость', removed: 'Удалена новость' },
    },
    titleOf: ({ title }) => title,
    bodyOf: ({ title, lead, date, topic, vendor, picture, audience, blocks, ...term }) => ({
      ...{ title, lead, date, topic, audience, blocks },
      ...{ complex: vendor ?? '', picture: picture ?? '', draft: term.isDraft },
      from: term.publishedFrom?.toISOString() ?? null,
      until: term.publishedUntil?.toISOString() ?? null,
    }),
    rowOf: (alias, { complex, picture, draft, from, until, ...body }) => ({
      ...{ alias, ...body, vendor: complex || null, picture: picture || null, isDraft: draft },
      publishedFrom: from === null ? null : new Date(from),
      publishedUntil: until === null ? null : new Date(until),
    }),
    about: (row, now) => {
      const state = publishingState(row, now);
      return {
        title: row.title,
        note: [row.topic, AUDIENCES[row.audience]].filter(Boolean).join(', '),
        state: state === 'published' && waitsForDay(row.date, now) ? 'scheduled' : state,
        from: row.date,
        until: row.publishedUntil?.toISOString() ?? null,
      };
    },
    addressOf: (alias, { previews, content }, { state }) => {
      // News for buyers stand in the account, which knows no preview.
      if (!content.library.news.some(({ teaser }) => teaser.alias === alias)) return null;
      const path = `/novosti/${alias}`;
      return state === 'published' ? path : `${path}?preview=${previews.sign(path)}`;
    },
    check: (tx, { body }) => checkNamed(tx, body),
  },
);
