import { cellFixture } from '../../../components/chessboard/chess.fixture.ts';
import { readPicker } from './data/picker-address.ts';
import type { Choice, PickerData, Toggle } from './data/picker-data.ts';

/** A floor of {@link pickerFixture}. */
const floorFixture = (floor: number, change: Partial<Choice> = {}): Choice => ({
  id: `floor-${floor}`,
  title: `Этаж\u00a0${floor}`,
  sign: String(floor),
  href: `?floor=${floor}`,
  upcoming: false,
  current: false,
  ...{ total: 6, count: 3, areaFrom: 30, areaTo: 75.6, priceFrom: 1_290_000_000 },
  ...change,
});

const toggle = (title: string, count: number, on = false): Toggle => ({
  title,
  name: title,
  href: `?rooms=${title}`,
  count,
  on,
});

const high = floorFixture(3);
const low = floorFixture(2, { count: 0, areaFrom: null, areaTo: null, priceFrom: null });
const beside = floorFixture(0, { id: 'korpus-1', title: 'Корпус 1', href: '/korpus-1' });

/** A building of two floors with another one beside it, no floor chosen. */
export const pickerFixture: PickerData = {
  vendor: 'kanal',
  subvendor: 'korpus-2',
  complexName: 'Канал 9',
  buildingName: 'Корпус 2',
  coordinate: [59.911, 30.356],
  state: readPicker(new URLSearchParams()),
  places: [
    { title: 'Генплан', href: '?level=genplan', current: false },
    { title: 'Корпус 2', href: '?', current: true },
  ],
  rooms: [toggle('Студия', 2), toggle('1', 0), toggle('2', 1, true)],
  free: toggle('Только свободные', 2),
  views: [
    { kind: 'facade', href: '?', current: true },
    { kind: 'aerial', href: '?view=aerial', current: false },
  ],
  picture: { id: 'kanal-facade', alt: 'Фасад', width: 1600, height: 1000, colour: '#90969a' },
  shapes: [
    {
      choice: beside,
      beside: true,
      polygons: [
        [
          [90, 220],
          [480, 220],
          [480, 640],
        ],
      ],
    },
    {
      choice: high,
      beside: false,
      polygons: [
        [
          [567, 611],
          [1032, 611],
          [1032, 667],
        ],
      ],
    },
    {
      choice: low,
      beside: false,
      polygons: [
        [
          [567, 667],
          [1032, 667],
          [1032, 723],
        ],
      ],
    },
  ],
  choices: [high, low],
  offer: { total: 12, count: 3, areaFrom: 30, areaTo: 75.6, priceFrom: 1_290_000_000 },
  flats: [],
  sections: [],
  plan: null,
  model: null,
  catalogue: { chess: '/katalog?view=chess', list: '/katalog?view=list' },
};

/** The same building with its upper floor chosen: a free flat, and one that somebody holds. */
export const chosenFixture: PickerData = {
  ...pickerFixture,
  state: { ...pickerFixture.state, floor: 3 },
  choices: [{ ...high, current: true, href: '?floor=3&section=1' }, low],
  flats: [
    { cell: cellFixture(), section: 1, passes: true },
    {
      cell: cellFixture({ id: 'k2-58', number: '58', status: 'held', url: '/k2-58' }),
      section: 2,
      passes: false,
    },
  ],
  sections: [{ number: 1, href: '?floor=3&section=1', current: false }],
};
