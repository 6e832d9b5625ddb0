import { comparedFlat } from '../../../store/compare/compare.fixture.ts';
import type { Listed, Member } from './shortlist.ts';

/** Somebody of a list as tests need them; what matters to a test is written in the test. */
export function member(change: Partial<Member> = {}): Member {
  return {
    guid: 'anna',
    name: 'Анна',
    isOwner: true,
    seen_at: '2026-11-27T09:04:00.000Z',
    wishes: { price: null, keys: null, finished: false, sunny: false, raised: false },
    places: [],
    ...change,
  };
}

/** A lot of a list, a flat of which nobody has said anything. */
export function listed(
  change: Partial<Listed> = {},
  flat: Parameters<typeof comparedFlat>[0] = {},
): Listed {
  return { lot: comparedFlat(flat), standing: 'open', opinions: [], ways: [], ...change };
}
