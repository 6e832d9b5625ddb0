import { examples } from '@m30/api/examples';
import { describe, expect, it } from 'vitest';
import type { ForecastKeys } from './keys-forecast.ts';
import { lastMonthOf, monthsBetween } from './keys-months.ts';
import { keysScale } from './keys-scale.ts';
import {
  againstContract,
  countedKeys,
  monthsWords,
  readinessWords,
  recordWords,
  signed,
  spokenChart,
} from './keys-words.ts';

const { buildings, record } = examples['Objects.GetKeysForecast'][0].result;
const found = buildings.find(({ state }) => state === 'forecast');
if (found?.state !== 'forecast' || !record) throw new Error('no example of a forecast');
const forecast: ForecastKeys = found;

describe('the words of a forecast', () => {
  it.each([
    ['2028-02-01', 'на\u00a02\u00a0мес. позже срока договора'],
    ['2027-12-01', 'в\u00a0последний месяц срока договора'],
    ['2027-09-01', 'на\u00a03\u00a0мес. раньше срока договора'],
  ])('with the keys in %s', (middle, words) => {
    expect(againstContract({ ...forecast, middle })).toBe(words);
  });

  it('say how far the building is, and past houses were', () => {
    expect(readinessWords(forecast)).toMatch(
      /^46\s%\sна\sконец\sноября\s2026; к\sсроку\sдоговора .* 49\s%$/,
    );
    expect(spokenChart(forecast)).toMatch(
      /договору\s— IV\sкв\.\s2027, по\sпрогнозу\s— ноябрь 2027/,
    );
  });

  it('name how each figure came about, and the limit of the error', () => {
    const rows = Object.fromEntries(countedKeys(forecast, record));
    expect(rows['Прогноз']).toMatch(/^14,4\sмес\. ÷ 0,97 = 14,8\sмес\., это февраль 2028$/);
    expect(rows['Ошибка']).toMatch(/1,4\sмес\.; если больше 3\sмес\..*1,8\sмес\./);
    expect(recordWords(record)).toMatch(/на\s0,5\sмес\., договоры\s— на\s1,8\sмес\./);
  });

  it('write months with their signs', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
    expect(monthsWords(1.25)).toBe('1,3\u00a0мес.');
  });
});

describe('the months of a forecast', () => {
  it('end with the last one of the contract’s quarter', () => {
    expect(lastMonthOf({ year: 2027, quarter: 2 })).toBe('2027-06-01');
    expect(monthsBetween('2027-11-01', '2028-02-01')).toBe(3);
  });

  it('lie on a scale that holds the contract and the range', () => {
    const scale = keysScale(forecast);
    expect(scale.from).toBeLessThan(scale.contract);
    expect(scale.contract).toBeLessThan(scale.to);
    expect(scale.to).toBeLessThan(100);
    expect(scale.years.map(({ year }) => year)).toEqual(['2027', '2028']);
    expect(scale.done).toBe('M0 63L5 59L10 54');
    expect(scale.middle.startsWith('M10 54L')).toBe(true);
  });
});
