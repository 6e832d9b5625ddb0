import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './feed.methods.ts';

const yandex = {
  ...{ name: 'yandex', title: 'Яндекс Недвижимость, все квартиры', channel: 'yandex' as const },
  ...{ address: 'https://m30.example/feeds/yandex.xml', filter: '', enabled: true },
  ...{ state: 'ready' as const, made_at: '2026-11-27T09:12:00.000Z' },
  ...{ lots: 1042, refused: 0, bytes: 2_314_500 },
};

const avito = {
  ...{ name: 'avito-kanal', title: 'Авито, Канал 9', channel: 'avito' as const },
  ...{ address: 'https://m30.example/feeds/avito-kanal.xml', filter: 'complex=kanal' },
  ...{ enabled: true, state: 'failed' as const, made_at: '2026-11-27T09:12:00.000Z' },
  ...{ lots: 40, refused: 2, bytes: 91_200 },
};

const kanal = {
  ...{ id: 'kanal', name: 'Канал 9', walls: 'brick' as const },
  ...{ cian: '4100901', avito: '9100901', domclick: '' },
};

/** Calls of each method; tests and stories use them. */
export const feedExamples: ExamplesOf<typeof methods> = {
  'Feeds.List': [
    {
      name: 'one for all and one of a complex',
      input: {},
      result: { feeds: [yandex, avito] },
    },
  ],
  'Feeds.Get': [
    {
      name: 'some are refused',
      input: { name: 'yandex' },
      result: {
        feed: {
          ...avito,
          reasons: [
            {
              reason: 'Нет данных: этажность',
              count: 2,
              lots: [
                { id: 'k2-57', url: '/obekty/kanal/korpus-2/k2-57' },
                { id: 'k2-58', url: '/obekty/kanal/korpus-2/k2-58' },
              ],
            },
          ],
        },
      },
    },
  ],
  'Feeds.Save': [
    {
      name: 'the flats of a complex with two rooms',
      input: {
        ...{ name: 'yandex-kanal-2', fresh: true, title: 'Двушки Канала 9', channel: 'yandex' },
        filter: 'https://m30.example/katalog?complex=kanal&rooms=2',
      },
      result: {
        feed: {
          ...yandex,
          ...{ name: 'yandex-kanal-2', title: 'Двушки Канала 9', state: 'waiting', made_at: null },
          ...{ address: 'https://m30.example/feeds/yandex-kanal-2.xml', lots: 0, bytes: 0 },
          ...{ filter: 'complex=kanal&rooms=2', reasons: [] },
        },
      },
    },
  ],
  'Feeds.Complexes': [{ name: 'one of them', input: {}, result: { complexes: [kanal] } }],
  'Feeds.SaveComplex': [
    {
      name: 'a number of DomClick',
      input: {
        ...{ complex: 'kanal', walls: 'brick', cian: '4100901', avito: '9100901' },
        domclick: '120534',
      },
      result: { complex: { ...kanal, domclick: '120534' } },
    },
  ],
};
