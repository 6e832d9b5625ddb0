import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './saved-search.methods.ts';

export const savedSearchExamples: ExamplesOf<typeof methods> = {
  'Search.GetList': [
    {
      name: 'the demo buyer',
      input: {},
      result: {
        searches: [
          {
            guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
            name: 'Двухкомнатные со скидкой',
            url: '/katalog?rooms=2&discount=1',
            total: 42,
            subscribed: true,
            frequency: 'now',
            createdAt: '2026-11-04T09:00:00.000Z',
          },
        ],
      },
    },
  ],
  'Search.Save': [
    {
      name: 'two-room flats at the canal',
      input: {
        name: 'Двушки у канала',
        filter: { complex: ['kanal'], rooms: ['2'], priceTo: 25_000_000 },
      },
      result: {
        search: {
          guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a603',
          name: 'Двушки у канала',
          url: '/katalog?complex=kanal&rooms=2&priceTo=25000000',
          total: 61,
          subscribed: true,
          frequency: 'now',
          createdAt: '2026-11-18T09:00:00.000Z',
        },
      },
    },
  ],
  'Search.Change': [
    {
      name: 'once a week',
      input: { guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811', frequency: 'weekly' },
      result: {
        search: {
          guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
          name: 'Двухкомнатные со скидкой',
          url: '/katalog?rooms=2&discount=1',
          total: 42,
          subscribed: true,
          frequency: 'weekly',
          createdAt: '2026-11-04T09:00:00.000Z',
        },
      },
    },
  ],
  'Search.Delete': [
    {
      name: 'a search that is gone already',
      input: { guid: '00000000-0000-4000-8000-000000000000' },
      result: {},
    },
  ],
  'Search.GetSubscription': [
    {
      name: 'the link of a letter to the demo buyer',
      input: { key: 'demo-podpiska-dvuhkomnatnye' },
      result: { name: 'Двухкомнатные со скидкой', url: '/katalog?rooms=2&discount=1' },
    },
  ],
  'Search.Unsubscribe': [
    {
      name: 'a link that was used before',
      input: { key: 'stalo-nenuzhnym-davno' },
      result: {},
    },
  ],
  'Search.GetByLink': [
    {
      name: 'the link of a letter to the demo buyer',
      input: { key: 'demo-podpiska-dvuhkomnatnye' },
      result: {
        search: {
          guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
          name: 'Двухкомнатные со скидкой',
          url: '/katalog?rooms=2&discount=1',
          total: 42,
          subscribed: true,
          frequency: 'now',
          createdAt: '2026-11-04T09:00:00.000Z',
        },
      },
    },
  ],
  'Search.ChangeByLink': [
    {
      name: 'once a day',
      input: { key: 'demo-podpiska-dvuhkomnatnye', frequency: 'daily' },
      result: {
        search: {
          guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
          name: 'Двухкомнатные со скидкой',
          url: '/katalog?rooms=2&discount=1',
          total: 42,
          subscribed: true,
          frequency: 'daily',
          createdAt: '2026-11-04T09:00:00.000Z',
        },
      },
    },
  ],
  'Search.DeleteByLink': [
    {
      name: 'a search that is gone already',
      input: { key: 'stalo-nenuzhnym-davno' },
      result: {},
    },
  ],
};
