import { describe, expect, it, test } from 'vitest';
import { catalogueListing } from '../../../store/apartments/filter-url.ts';
import { buildingHref, sameRoomsHref } from './lot-href.ts';
import { countedWords, floorWords, planWords, windowsWords } from './lot-words.ts';

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

describe('how the figures of a lot are counted', () => {
  const lot = {
    roomList: [
      { name: 'Кухня-гостиная', area: 18 },
      { name: 'Спальня', area: 12.8 },
    ],
    summer: [{ kind: 'balcony' as const, area: 4.3 }],
    area: 32.1,
    price: 642_000_000,
    pricePerMetre: 20_000_000,
  };
  const shown = (some: Partial<typeof lot> | { price: null }) =>
    countedWords({ ...lot, ...some }).map((row) => seen(row.join(': ')));

  test('is its area by rooms and coefficients, then the price of a metre', () => {
    expect(shown({})).toEqual([
      'Комнаты: 18 + 12,8 = 30,8 м²',
      'Балкон: 4,3 м² × 0,3 = 1,29 м²',
      'Общая площадь: 30,8 + 1,29 = 32,09 м², до десятых 32,1 м²',
      'Цена за м²: 6 420 000 ₽ ÷ 32,1 м² = 200 000 ₽, до рубля',
    ]);
  });

  test('leaves out what is not known', () => {
    expect(shown({ price: null })).toHaveLength(3);
    expect(shown({ roomList: [], summer: [] })).toHaveLength(1);
  });
});

test('addresses of the catalogue are written as the catalogue writes them', () => {
  const lot = { vendor: 'kanal', subvendor: 'korpus-2', rooms: '2' } as const;
  for (const href of [buildingHref(lot), sameRoomsHref(lot)]) {
    const search = href.slice(href.indexOf('?'));
    expect(catalogueListing.write(catalogueListing.read(search))).toBe(search);
  }
});
