// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { marketingOf, marketingOfVisit, rememberMarketing } from './marketing.ts';

describe('marketingOf', () => {
  it.each([
    ['?utm_source=ya&utm_campaign=autumn', { utm_source: 'ya', utm_campaign: 'autumn' }],
    ['?YCLID=1&complex=kanal', { yclid: '1' }],
    ['?gclid=&erid=2Vt', { erid: '2Vt' }],
    ['?page=2', {}],
    ['', {}],
  ])('reads %s', (query, found) => {
    expect(marketingOf(query)).toEqual(found);
  });

  it('keeps at most twenty parameters of at most 300 characters', () => {
    const query = Array.from({ length: 30 }, (_, n) => `utm_x${n}=${'a'.repeat(400)}`).join('&');
    const found = marketingOf(query);
    expect(Object.keys(found)).toHaveLength(20);
    expect(found['utm_x0']).toHaveLength(300);
  });
});

describe('the parameters of a visit', () => {
  beforeEach(() => sessionStorage.clear());

  it('stay while the visitor walks through pages without them', () => {
    rememberMarketing('?utm_source=ya');
    rememberMarketing('?page=2');
    expect(marketingOfVisit()).toEqual({ utm_source: 'ya' });
  });

  it('are those of the last advert', () => {
    rememberMarketing('?utm_source=ya');
    rememberMarketing('?gclid=7');
    expect(marketingOfVisit()).toEqual({ gclid: '7' });
  });

  it('are none where the storage holds something else', () => {
    sessionStorage.setItem('m30.marketing', '{');
    expect(marketingOfVisit()).toEqual({});
  });
});
