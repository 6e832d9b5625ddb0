import { describe, expect, it } from 'vitest';
import { parseScene } from './parse-scene.ts';
import { scene } from './scene.fixture.ts';

const faultsOf = (change: object) => {
  const parsed = parseScene({ ...scene, ...change });
  return parsed.ok ? [] : parsed.faults;
};
const [block] = scene.blocks as [(typeof scene.blocks)[number]];

describe('a scene', () => {
  it('is read as it is', () => {
    expect(parseScene(scene)).toEqual({ ok: true, scene });
  });

  it.each([
    ['no trees', { trees: undefined }, 'trees: поля нет'],
    ['a latitude beyond the pole', { coordinate: [95, 30] }, 'coordinate[0]: широта от −90 до 90'],
    [
      'a block inside out',
      { blocks: [{ ...block, x1: block.x0 - 1 }] },
      'blocks[0]: восточный край x1 должен быть больше западного x0',
    ],
    [
      'storeys that do not add up',
      { blocks: [{ ...block, storeys: block.storeys + 1 }] },
      'blocks[0]: высоты этажей в сумме не дают top',
    ],
    [
      'half a storey',
      { blocks: [{ ...block, storeys: 1.5 }] },
      'blocks[0].storeys: нужно целое число',
    ],
    ['the same part twice', { blocks: [block, block] }, 'blocks[1]: корпус 1 уже имеет часть «1»'],
    [
      'a flat neighbour',
      { neighbours: [[0, 0, 5, 5, 0]] },
      'neighbours[0]: нужно x0 < x1, y0 < y1 и высота больше нуля',
    ],
    [
      'a puddle of two points',
      {
        water: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      'water[0]: у контура не меньше трёх точек',
    ],
    [
      'a palm',
      { trees: [['palm', 0, 0, 1]] },
      'trees[0][0]: порода — одно из: broad, birch, pine, young',
    ],
    ['a tree of no size', { trees: [['birch', 0, 0, 0]] }, 'trees[0][3]: размер больше нуля'],
    [
      'a house on the moon',
      { blocks: [{ ...block, x1: Infinity }] },
      'blocks[0].x1: нужно число метров',
    ],
  ])('with %s is refused in words', (_, change, fault) => {
    expect(faultsOf(change)[0]).toBe(fault);
  });

  it('that is none at all is refused too', () => {
    expect(parseScene(null)).toMatchObject({ ok: false });
    expect(parseScene('')).toMatchObject({ ok: false });
  });
});
