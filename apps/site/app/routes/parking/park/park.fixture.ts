import type { LevelPlace, ParkFound } from './park.server.ts';

/** A place as tests need it. */
function place(change: Partial<LevelPlace>): LevelPlace {
  return {
    id: 'p1',
    kind: 'parking',
    label: '1',
    status: 'free',
    area: 13.3,
    width: 2.5,
    depth: 5.3,
    price: 120_000_000,
    size: 'стандартное',
    charging: false,
    buildingName: 'Корпус 1',
    handover: { year: 2027, quarter: 4 },
    box: [0, 0, 50, 106],
    matches: true,
    ...change,
  };
}

/** A level with a place of each sort. */
export const level: ParkFound['level'] = {
  level: -1,
  height: 2.3,
  viewBox: [0, 0, 300, 120],
  drawing: {
    walls: 'M0 0h300v120h-300z',
    floor: 'M5 5h290v110h-290z',
    lanes: '',
    blocks: '',
    rooms: '',
    ramp: '',
    details: '',
    columns: '',
    arrows: '',
    labels: [{ text: 'Рампа', x: 20, y: 20 }],
  },
  places: [
    place({}),
    place({
      id: 'p2',
      label: '2',
      status: 'held',
      size: 'семейное',
      width: 3,
      area: 15.9,
      charging: true,
      price: 140_000_000,
      box: [50, 0, 60, 106],
    }),
    place({
      id: 'p3',
      label: '3',
      status: 'sold',
      price: null,
      matches: false,
      box: [110, 0, 50, 106],
    }),
    place({
      id: 's1',
      label: 'К1',
      kind: 'storage',
      size: null,
      area: 4.1,
      width: 2.1,
      depth: 1.95,
      price: 40_000_000,
      box: [170, 0, 42, 39],
      matches: false,
    }),
  ],
};
