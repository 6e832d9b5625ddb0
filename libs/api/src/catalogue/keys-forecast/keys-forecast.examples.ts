import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './keys-forecast.methods.ts';

export const keysForecastExamples: ExamplesOf<typeof methods> = {
  'Objects.GetKeysForecast': [
    {
      name: 'a building that grows, one of which too little is known, and one that stands',
      input: { vendor: 'kanal' },
      result: {
        vendor: 'kanal',
        complexName: 'Канал 9',
        observed: '2026-11-01',
        buildings: [
          {
            state: 'forecast',
            subvendor: 'korpus-1',
            name: 'Корпус 1',
            contract: { year: 2027, quarter: 4 },
            from: '2027-11-01',
            middle: '2028-02-01',
            to: '2028-04-01',
            done: 46,
            usual: 14.4,
            pace: 0.97,
            error: 1.4,
            months: [
              { month: '2026-09-01', done: 37, plan: 40 },
              { month: '2026-10-01', done: 41, plan: 44 },
              { month: '2026-11-01', done: 46, plan: 49 },
              { month: '2026-12-01', done: null, plan: 53 },
            ],
          },
          {
            state: 'silent',
            subvendor: 'korpus-5',
            name: 'Корпус 5',
            contract: { year: 2028, quarter: 2 },
            reason: 'inexact',
          },
          { state: 'completed', subvendor: 'korpus-0', name: 'Корпус 0', on: '2026-05-28' },
        ],
        record: {
          limit: 3,
          contractError: 1.8,
          weight: 0.5,
          range: { low: 0.84, high: 1.14 },
          covered: 88,
          houses: [
            {
              name: 'Дом на Ланской',
              promised: { year: 2017, quarter: 1 },
              keys: '2017-02-01',
              slip: -1,
              missed: 1,
            },
            {
              name: 'Дом на Ржевке',
              promised: { year: 2021, quarter: 2 },
              keys: '2021-07-01',
              slip: 1,
              missed: 0,
            },
          ],
        },
      },
    },
    {
      name: 'one building of a company without a record',
      input: { vendor: 'kanal', subvendor: 'korpus-1' },
      result: {
        vendor: 'kanal',
        complexName: 'Канал 9',
        observed: '2026-11-01',
        buildings: [
          {
            state: 'silent',
            subvendor: 'korpus-1',
            name: 'Корпус 1',
            contract: { year: 2027, quarter: 4 },
            reason: 'few',
          },
        ],
        record: null,
      },
    },
  ],
};
