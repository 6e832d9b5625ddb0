import { describe, expect, test } from 'vitest';
import { lotPageTitle, lotTitle, roomsChipTitle, roomsFilterTitle } from './lot-title.ts';

/** What a reader sees: joins and unbreakable spaces look like nothing and like spaces. */
const seen = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

describe('the title of a lot', () => {
  test.each([
    ['studio', false, 21.9, 'Студия, 21,9 м²', 'Студия, 21,9 м²'],
    ['1', false, 38, '1-комнатная, 38 м²', '1-комнатная квартира, 38 м²'],
    ['2', false, 63.6, '2-комнатная, 63,6 м²', '2-комнатная квартира, 63,6 м²'],
    ['2', true, 48.4, 'Евродвухкомнатная, 48,4 м²', 'Евродвухкомнатная квартира, 48,4 м²'],
    ['3', true, 75.6, 'Евротрёхкомнатная, 75,6 м²', 'Евротрёхкомнатная квартира, 75,6 м²'],
    ['4', false, 112, '4-комнатная, 112 м²', '4-комнатная квартира, 112 м²'],
  ] as const)('%s rooms, euro %s, %d m²', (rooms, euro, area, inList, onPage) => {
    expect(seen(lotTitle({ rooms, euro, area }))).toBe(inList);
    expect(seen(lotPageTitle({ rooms, euro, area }))).toBe(onPage);
  });

  test('never breaks between a number and its word', () => {
    expect(lotTitle({ rooms: '2', euro: false, area: 63.6 })).toContain('2\u2060-\u2060комнатная');
  });
});

test.each([
  ['studio', 'Студии', 'Студия'],
  ['2', '2-комнатные', '2'],
  ['4', '4-комнатные и больше', '4+'],
] as const)('a filter of %s is «%s», beside others «%s»', (rooms, filter, chip) => {
  expect(seen(roomsFilterTitle(rooms))).toBe(filter);
  expect(roomsChipTitle(rooms)).toBe(chip);
});
