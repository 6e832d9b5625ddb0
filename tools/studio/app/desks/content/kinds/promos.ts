import { moscowDay } from '@m30/ui-kit/format';
import { alias } from '../../../../contract/content/entry.ts';
import { PromoBodySchema } from '../../../../contract/content/promo.schema.ts';
import type { EntryKind } from './kind.ts';

/** Offers with their days and full conditions. */
export const promos: EntryKind = {
  group: 'Promos',
  path: 'promos',
  title: 'Акции',
  one: 'Акция',
  make: 'Новая акция',
  right: 'promos.edit',
  schema: PromoBodySchema,
  id: { schema: alias, label: 'Имя в адресах', hint: 'Латинскими буквами: skidka-5' },
  named: true,
  fields: [
    { kind: 'line', key: 'figure', label: 'Число или слово', hint: '− 5 %, 12 млн ₽' },
    { kind: 'line', key: 'title', label: 'Заголовок' },
    { kind: 'text', key: 'text', label: 'В чём акция' },
    { kind: 'day', key: 'from', label: 'Первый день' },
    { kind: 'day', key: 'until', label: 'Последний день', hint: 'Пусто: без срока' },
    { kind: 'line', key: 'link', label: 'Куда ведёт', hint: '/katalog?complex=svetly' },
    { kind: 'text', key: 'conditions', label: 'Условия полностью' },
    { kind: 'picture', key: 'picture', label: 'Картинка' },
    { kind: 'number', key: 'position', label: 'Место в списке', hint: '0 — первое' },
    { kind: 'flag', key: 'draft', label: 'Черновик: на сайте не видно' },
  ],
  empty: () => ({
    ...{ figure: '', title: '', text: '', link: '/katalog', conditions: '', picture: '' },
    ...{ from: moscowDay(new Date()), until: null, position: 0, draft: false },
  }),
  nothing: 'Акций ещё нет',
  help: 'Акция стоит на сайте с первого дня по последний и уходит сама.',
};
