import { describe, expect, it, test } from 'vitest';
import { catalogueListing } from '../../../store/apartments/filter-url.ts';
import { buildingHref, sameRoomsHref } from './lot-href.ts';
import { floorWords, planWords, windowsWords } from './lot-words.ts';

const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe('words of a lot', () => {
  it.each([
    [[], ''],
    [['юг'], 'Окна на юг'],
    [['юг', 'запад'], 'Окна на юг и запад'],
    [['север', 'юг', 'запад'], 'Окна на север, юг и запад'],
  ])('windows to %o are «%s»', (sides, words) => {
    expect(seen(windowsWords(sides))).toBe(words);
  });

  it.each([
    [{ total: 6, free: 3 }, 'На этаже 6 квартир, свободны 3.'],
    [{ total: 4, free: 1 }, 'На этаже 4 квартиры, свободна 1.'],
    [{ total: 1, free: 0 }, 'На этаже 1 квартира, свободных нет.'],
  ])('a floor with %o', (onFloor, words) => {
    const lot = { buildingName: 'Корпус 2', floor: 7, onFloor };
    expect(seen(floorWords(lot))).toBe(`Корпус 2, этаж 7. ${words}`);
  });

  test('the plan is told room by room', () => {
    const roomList = [
      { name: 'Спальня', area: 14.4 },
      { name: 'Кухня', area: 11.1 },
    ];
    expect(seen(planWords({ roomList }))).toBe('План квартиры: спальня 14,4 м², кухня 11,1 м²');
  });
});

test('addresses of the catalogue are written as the catalogue writes them', () => {
  const lot = { vendor: 'kanal', subvendor: 'korpus-2', rooms: '2' } as const;
  for (const href of [buildingHref(lot), sameRoomsHref(lot)]) {
    const search = href.slice(href.indexOf('?'));
    expect(catalogueListing.write(catalogueListing.read(search))).toBe(search);
  }
});
