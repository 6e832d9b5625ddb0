import { describe, expect, test } from 'vitest';
import { audiences, whyOf, type BuyerFacts, type OwnDeal } from './audiences.ts';

const kanal: OwnDeal = {
  ...{ order: 'M30-20552', contract: null, vendor: 'kanal', complex: 'Канал 9' },
  finished: false,
};
const svetly: OwnDeal = {
  ...{ order: 'M30-19874', contract: 'ДДУ-19874', vendor: 'svetly', complex: 'Светлый двор' },
  finished: false,
};
const nobody: BuyerFacts = { choosing: [], owned: [], parking: new Set() };

describe('an offer of the site', () => {
  test.each([
    ['/katalog', nobody, 'Действует во\u00a0всех комплексах'],
    ['/katalog?complex=kanal,zaliv', nobody, null],
    ['/katalog?complex=svetly', { ...nobody, owned: [svetly] }, null],
    ['/obekty/svetly', { ...nobody, owned: [svetly] }, /Ваш комплекс по.ДДУ|ДДУ-19874/],
    ['/katalog?complex=kanal,zaliv', { ...nobody, choosing: [kanal] }, /M30-20552: «Канал 9»/],
  ])('that leads to %s', (link, facts, why) => {
    const reason = whyOf(link, facts);
    if (why instanceof RegExp) expect(reason).toMatch(why);
    else expect(reason).toBe(why);
  });
});

describe('an offer of the account', () => {
  test('for owners is not for those who only choose', () => {
    expect(audiences.owner({ ...nobody, choosing: [kanal] })).toBeNull();
    expect(audiences.owner({ ...nobody, owned: [svetly] })).toContain('ДДУ-19874');
  });

  test('of a parking place ends with a place in every complex', () => {
    const owned = [svetly];
    expect(audiences['no-parking']({ ...nobody, owned })).toContain('Светлый двор');
    const parking = new Set(['svetly']);
    expect(audiences['no-parking']({ ...nobody, owned, parking })).toBeNull();
  });

  test('of a house that is built ends with the keys', () => {
    const owned = [{ ...svetly, finished: true }];
    expect(audiences['keys-soon']({ ...nobody, owned })).toBeNull();
    expect(audiences['keys-soon']({ ...nobody, owned: [svetly] })).toContain('Светлый двор');
  });
});
