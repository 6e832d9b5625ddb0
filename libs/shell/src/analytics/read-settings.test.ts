import { describe, expect, it } from 'vitest';
import { readAnalytics } from './read-settings.ts';

describe('readAnalytics', () => {
  it.each([
    [{}, undefined],
    [{ YANDEX_METRIKA_ID: ' ' }, undefined],
    [{ YANDEX_METRIKA_ID: '12345678' }, { metrika: '12345678' }],
    [{ VK_PIXEL_ID: '3512345' }, { pixel: '3512345' }],
    [{ CALLTOUCH_MOD_ID: 'abcd1234' }, { calltouch: 'abcd1234' }],
    [
      { COMAGIC_SITE_KEY: 'R_Sh42gUmGu8' },
      { comagic: { key: 'R_Sh42gUmGu8', domain: 'comagic.ru' } },
    ],
    [
      { COMAGIC_SITE_KEY: 'R_Sh42gUmGu8', COMAGIC_DOMAIN: 'uiscom.ru' },
      { comagic: { key: 'R_Sh42gUmGu8', domain: 'uiscom.ru' } },
    ],
    [{ COMAGIC_DOMAIN: 'uiscom.ru' }, undefined],
  ])('reads %j as %j', (env, settings) => {
    expect(readAnalytics(env)).toEqual(settings);
  });

  it('takes what the company has named, and the environment before it', () => {
    const company = { metrika: '11', calltouch: 'abcd1234' };
    expect(readAnalytics({}, company)).toEqual(company);
    expect(readAnalytics({ YANDEX_METRIKA_ID: '22' }, company)).toEqual({
      ...{ metrika: '22', calltouch: 'abcd1234' },
    });
  });

  it.each([
    ['YANDEX_METRIKA_ID', '1);alert(1'],
    ['VK_PIXEL_ID', 'abc'],
    ['CALLTOUCH_MOD_ID', 'ab&id=cd'],
    ['COMAGIC_SITE_KEY', '"];alert(1);["'],
    ['COMAGIC_DOMAIN', 'evil.test'],
  ])('refuses a malformed %s, because it goes into a script', (name, value) => {
    expect(() => readAnalytics({ [name]: value })).toThrow(name);
  });
});
