import { alias } from '../../../../contract/content/entry.ts';
import { PopupBodySchema } from '../../../../contract/content/popup.schema.ts';
import type { EntryKind } from './kind.ts';

/** Windows that offer a call. */
export const popups: EntryKind = {
  group: 'Popups',
  path: 'popups',
  title: 'Окна звонка',
  one: 'Окно звонка',
  make: 'Новое окно',
  right: 'promos.edit',
  schema: PopupBodySchema,
  id: { schema: alias, label: 'Имя', hint: 'Латинскими буквами, посетители его не видят' },
  named: true,
  fields: [
    { kind: 'line', key: 'title', label: 'Заголовок' },
    { kind: 'line', key: 'text', label: 'Вторая строка' },
    {
      ...{ kind: 'line', key: 'path', label: 'На каких страницах' },
      hint: '/katalog, раздел /obekty/* или * для всех',
    },
    { kind: 'number', key: 'timer', label: 'Появится через, секунд', hint: 'Пусто: через минуту' },
    {
      ...{ kind: 'number', key: 'repeat', label: 'Ещё раз через, секунд' },
      hint: 'После того, как закрыли. Пусто: больше не появится',
    },
    { kind: 'line', key: 'colour', label: 'Цвет окна', hint: '#0d222e. Пусто: цвет бренда' },
    { kind: 'line', key: 'button_colour', label: 'Цвет кнопки', hint: '#c93a0c' },
    { kind: 'flag', key: 'draft', label: 'Выключено: не появляется' },
  ],
  empty: () => ({
    ...{ title: '', text: '', path: '', timer: 60, repeat: null, colour: '', button_colour: '' },
    draft: false,
  }),
  nothing: 'Окон ещё нет',
  help: 'Из подходящих окон появляется то, чья страница названа точнее. В корзине, заказе и кабинете окон нет.',
};
