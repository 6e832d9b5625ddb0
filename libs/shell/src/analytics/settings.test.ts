import { describe, expect, it } from 'vitest';
import { analyticsSources, readAnalytics } from './settings.ts';

describe('readAnalytics', () => {
  it.each([
    [{}, undefined],
    [{ YANDEX_METRIKA_ID: ' ' }, undefined],
    [{ YANDEX_METRIKA_ID: '12345678' }, { metrika: '12345678' }],
    [{ VK_PIXEL_ID: '3512345' }, { pixel: '3512345' }],
  ])('reads %j as %j', (env, settings) => {
    expect(readAnalytics(env)).toEqual(settings);
  });

  it('refuses what is no number, because it goes into a script', () => {
    expect(() => readAnalytics({ YANDEX_METRIKA_ID: '1);alert(1' })).toThrow(/YANDEX_METRIKA_ID/);
  });
});

describe('analyticsSources', () => {
  it('names no host while nothing is set up', () => {
    expect(analyticsSources(undefined)).toEqual({
      script: [],
      connect: [],
      img: [],
      frame: [],
    });
  });

  it('names the hosts of one counter alone', () => {
    expect(analyticsSources({ pixel: '1' }).connect).toEqual(['https://top-fwz1.mail.ru']);
  });
});
