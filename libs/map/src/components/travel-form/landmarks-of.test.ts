import { expect, it } from 'vitest';
import { landmarksOf } from './landmarks-of.ts';

const info = { time_cad: 21, time_center: 12 };
const office = {
  ...{ coordinate: [59.92, 30.35] as const, title: 'Лиговский', address: '', img: null },
  ...{ working: [], notification: [] },
};
const map = { info, center: [59.911, 30.356] as const, office };
const own = { time_cad: 9, time_center: 40 };

it.each([
  ['of the map before a choice', map, undefined, info, 'От\u00a0середины карты'],
  [
    'of the office where the map is about it',
    { ...map, center: office.coordinate },
    undefined,
    info,
    'От\u00a0офиса «Лиговский»',
  ],
  [
    'of the map without an office',
    { ...map, office: null },
    undefined,
    info,
    'От\u00a0середины карты',
  ],
  [
    'of a place that is chosen',
    map,
    { title: 'Залив', info: own },
    own,
    'От\u00a0комплекса «Залив»',
  ],
  [
    'of the map for a place without its own',
    map,
    { title: 'Залив' },
    info,
    'От\u00a0середины карты',
  ],
])('are those %s', (_, data, chosen, expected, from) => {
  expect(landmarksOf(data, chosen)).toEqual({ info: expected, from });
});
