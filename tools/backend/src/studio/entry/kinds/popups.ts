import { asc } from 'drizzle-orm';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { popups } from '../../../modules/content/widget/widgets.table.ts';
import { entryHandlers } from '../entry-handlers.ts';

type Body = StudioInput<'Popups.Save'>['body'];

/** Answers the methods of call popups, which pages ask the database for. */
export const popupHandlers = entryHandlers<typeof popups, Body>(
  {
    list: methods.listPopups,
    get: methods.getPopupEntry,
    save: methods.savePopup,
    remove: methods.removePopup,
  },
  {
    table: popups,
    key: popups.alias,
    idOf: ({ alias }) => alias,
    order: [asc(popups.path), asc(popups.alias)],
    subject: 'popup',
    words: { made: 'Новое окно', changed: 'Изменено окно', removed: 'Удалено окно' },
    titleOf: ({ title }) => title,
    bodyOf: ({ headline, headline2, path, timer, timerRepeat, color, color2, enabled }) => ({
      ...{ title: headline, text: headline2 ?? '', path, timer, repeat: timerRepeat },
      ...{ colour: color ?? '', button_colour: color2 ?? '', draft: !enabled },
    }),
    rowOf: (alias, { title, text, path, timer, repeat, colour, button_colour, draft }) => ({
      ...{ alias, path, headline: title, headline2: text || null, timer, timerRepeat: repeat },
      ...{ color: colour || null, color2: button_colour || null, enabled: !draft },
    }),
    about: ({ headline, path, enabled }) => ({
      ...{ title: headline, note: path, from: null, until: null },
      state: enabled ? 'published' : 'draft',
    }),
  },
);
