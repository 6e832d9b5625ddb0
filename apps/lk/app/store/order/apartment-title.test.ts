import { expect, it } from 'vitest';
import { apartmentPlace, apartmentTitle } from './apartment-title.ts';
import { flat, place } from './order.examples.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/[\u00AD\u2060]/g, '');

it.each([
  [{}, 'Канал 9, 2-комнатная, 63,6 м²'],
  [{ rooms: 'studio' }, 'Канал 9, студия, 63,6 м²'],
  [{ euro: true }, 'Канал 9, евродвухкомнатная, 63,6 м²'],
] as const)('an apartment with %j is titled «%s»', (changes, title) => {
  expect(plain(apartmentTitle({ ...flat, ...changes }))).toBe(title);
});

it('a parking place is no flat', () => {
  expect(plain(apartmentTitle(place))).toBe('Канал 9, машино-место, 13,2 м²');
});

it('its place names building, floor and number', () => {
  expect(plain(apartmentPlace(flat))).toBe('Корпус 2, этаж 7, № 57');
});
