import { alias } from '../../../../contract/content/entry.ts';
import {
  NEARBY_WORDS,
  NearbyBodySchema,
} from '../../../../contract/content/nearby/nearby.schema.ts';
import { Walks } from '../walks/Walks.tsx';
import type { EntryKind } from './kind.ts';

/** Schools, kindergartens and clinics around the complexes. */
export const nearby: EntryKind = {
  group: 'Nearby',
  path: 'nearby',
  title: 'Места вокруг',
  one: 'Место вокруг',
  make: 'Новое место',
  right: 'site.edit',
  schema: NearbyBodySchema,
  id: { schema: alias, label: 'Имя', hint: 'Латинскими буквами, посетители его не видят' },
  named: true,
  More: Walks,
  touches: ['Nearby.Walks'],
  fields: [
    {
      ...{ kind: 'choice', key: 'kind', label: 'Что это' },
      options: Object.entries(NEARBY_WORDS).map(([id, label]) => ({ id, label })),
    },
    { kind: 'line', key: 'title', label: 'Название', hint: 'Школа № 5' },
    { kind: 'line', key: 'address', label: 'Адрес', hint: 'Пусто: без адреса' },
    {
      ...{ kind: 'point', key: 'at', label: 'Координаты входа' },
      hint: 'Широта и долгота: 59.9206, 30.3556. Скопируйте их на любой карте или нажмите на схеме',
    },
    {
      ...{ kind: 'line', key: 'source', label: 'Источник' },
      hint: 'Откуда это известно и на какой день. Видно только здесь',
    },
  ],
  empty: () => ({ kind: 'school', title: '', address: '', at: '', source: '' }),
  nothing: 'Мест вокруг ещё нет',
  help: 'Школу, сад и поликлинику видно на карте и странице комплекса, до которого от них не больше 30 минут пешком; по минутам ищут квартиры.',
};
