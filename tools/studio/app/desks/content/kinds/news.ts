import { moscowDay } from '@m30/ui-kit/format';
import { alias } from '../../../../contract/content/entry.ts';
import { NewsBodySchema } from '../../../../contract/content/news.schema.ts';
import type { EntryKind } from './kind.ts';

/** News of the company and of its complexes. */
export const news: EntryKind = {
  group: 'News',
  path: 'news',
  title: 'Новости',
  one: 'Новость',
  make: 'Новая новость',
  right: 'news.edit',
  schema: NewsBodySchema,
  id: { schema: alias, label: 'Адрес', hint: 'Страница будет /novosti/…' },
  named: true,
  fields: [
    { kind: 'line', key: 'title', label: 'Заголовок' },
    { kind: 'text', key: 'lead', label: 'Лид', hint: 'Одно-два предложения для списка и поиска' },
    { kind: 'day', key: 'date', label: 'Дата', hint: 'Новость завтрашнего дня ждёт его' },
    { kind: 'line', key: 'topic', label: 'Тема', hint: 'Стройка, Ипотека, Благоустройство' },
    { kind: 'complex', key: 'complex', label: 'Комплекс' },
    { kind: 'picture', key: 'picture', label: 'Картинка' },
    {
      ...{ kind: 'choice', key: 'audience', label: 'Кто видит' },
      options: [
        { id: 'all', label: 'Все, на сайте' },
        { id: 'buyers', label: 'Покупатели, в кабинете' },
      ],
    },
    { kind: 'moment', key: 'from', label: 'Появится (Москва)' },
    { kind: 'moment', key: 'until', label: 'Исчезнет (Москва)' },
    { kind: 'blocks', key: 'blocks', label: 'Текст новости' },
    { kind: 'flag', key: 'draft', label: 'Черновик: на сайте не видно' },
  ],
  empty: () => ({
    ...{ title: '', lead: '', date: moscowDay(new Date()), topic: '', complex: '', picture: '' },
    ...{ audience: 'all', draft: true, from: null, until: null },
    blocks: [{ type: 'text', html: '<p></p>' }],
  }),
  nothing: 'Новостей ещё нет',
  help: 'Новость видят в ленте, на странице комплекса и в RSS сразу после сохранения.',
};
