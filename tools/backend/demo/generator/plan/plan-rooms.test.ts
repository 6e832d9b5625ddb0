import { describe, expect, it, test } from 'vitest';
import { plans } from '../plans.ts';
import { planRoomsOf } from './plan-rooms.ts';

const all = [...plans.values()];

describe('windows of the flat types', () => {
  it('are read from a drawing with their rooms', () => {
    const { roomList = [] } = plans.get('3k-93') ?? {};
    expect(planRoomsOf('3k-93', roomList)).toEqual([
      {
        name: 'Мастер-спальня',
        living: true,
        windows: [{ wall: 'front', offset: 1.8, width: 1.8 }],
      },
      { name: 'Спальня', living: true, windows: [{ wall: 'front', offset: 4.9, width: 1.8 }] },
      {
        name: 'Кухня-столовая',
        living: false,
        windows: [{ wall: 'front', offset: 7.2, width: 1 }],
      },
      {
        name: 'Гостиная',
        living: true,
        windows: [
          { wall: 'front', offset: 10.85, width: 1.7 },
          { wall: 'right', offset: 2.4, width: 2.4 },
        ],
      },
    ]);
  });

  test.each(all)('$id: each living room and kitchen has one, no other room has', (plan) => {
    const rooms = planRoomsOf(plan.id, plan.roomList);
    const expected = plan.roomList.filter(({ name }) =>
      /гостиная|спальня|детская|кухня/i.test(name),
    );
    expect(rooms.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  });

  test.each(all)('$id: its living rooms have its living area', (plan) => {
    const living = new Set(
      planRoomsOf(plan.id, plan.roomList)
        .filter((room) => room.living)
        .map(({ name }) => name),
    );
    const area = plan.roomList
      .filter(({ name }) => living.has(name))
      .reduce((sum, room) => sum + room.area, 0);
    // Areas of the list are rounded one by one.
    expect(Math.abs(area - plan.livingArea)).toBeLessThan(0.15);
  });

  test.each(all)('$id: a corner flat has one on its free side, no other flat has', (plan) => {
    const walls = planRoomsOf(plan.id, plan.roomList).flatMap(({ windows }) =>
      windows.map(({ wall }) => wall),
    );
    expect(new Set(walls)).toEqual(new Set(['front', ...(plan.corner ? [plan.corner] : [])]));
  });

  it('are refused where the list has other rooms', () => {
    expect(() => planRoomsOf('studio-22', [{ name: 'Зал', area: 40 }])).toThrow('Зал');
  });
});
