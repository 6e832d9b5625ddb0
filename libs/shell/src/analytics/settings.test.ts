import { describe, expect, it } from 'vitest';
import { analyticsSources } from './settings.ts';

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

  it('lets a call tracker load one script and talk to its own domain', () => {
    expect(analyticsSources({ calltouch: 'abcd1234' })).toEqual({
      script: ['https://mod.calltouch.ru'],
      connect: ['https://*.calltouch.ru'],
      img: ['https://*.calltouch.ru'],
      frame: [],
    });
    const comagic = { key: 'R_Sh42gUmGu8', domain: 'uiscom.ru' } as const;
    expect(analyticsSources({ comagic })).toEqual({
      script: ['https://app.uiscom.ru'],
      connect: ['https://*.uiscom.ru'],
      img: ['https://*.uiscom.ru'],
      frame: [],
    });
  });
});
