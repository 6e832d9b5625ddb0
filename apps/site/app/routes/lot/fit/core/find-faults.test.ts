import { describe, expect, it } from 'vitest';
import { longestFree, sweeps } from './door-findings.ts';
import { findFaults } from './find-faults.ts';
import { box, plan, put } from './fit.fixture.ts';
import { nameItems } from './item.ts';
import { findingWords, placeWords, stateWords } from './words.ts';

const said = (...texts: string[]) => {
  const items = texts.map(put);
  return findFaults(plan, items).map((finding) =>
    findingWords(plan, items, finding).replace('\u00a0', ' '),
  );
};

describe('what is wrong is said in words', () => {
  it.each([
    ['a bed in its corner', ['krovat.160x200.60.60'], []],
    [
      'a narrow passage',
      ['krovat.160x200.60.60', 'shkaf.120x60.268.120.90'],
      [
        'Между шкафом и стеной справа 32 см: пройти трудно (нужно 60)',
        'Между кроватью и шкафом 48 см: пройти трудно (нужно 60)',
      ],
    ],
    ['what stands close is no passage', ['krovat.160x200.60.60', 'tumba.45x40.225.60'], []],
    ['a door', ['shkaf.120x60.60.390'], ['Дверь в спальню упирается в шкаф']],
    ['a way that is shut', ['komod.100x45.60.474'], ['Проход в спальню закрыт: мешает комод']],
    [
      'a way that is half free',
      ['tumba.45x40.60.474'],
      ['Проход в спальню: свободно 45 см (нужно 60), мешает прикроватная тумба'],
    ],
    [
      'one on the other, both numbered',
      ['stul.45x50.200.60', 'stul.45x50.230.60'],
      ['Стул 1 и стул 2 стоят друг на друге'],
    ],
    ['a wall', ['komod.100x45.300.200'], ['Комод заходит в стену']],
    [
      'between corners',
      ['tumba.45x40.60.60', 'svoe.60x60.135.140.0.Пианино'],
      ['Между прикроватной тумбой и предметом «Пианино» 50 см: пройти трудно (нужно 60)'],
    ],
  ])('%s', (_, texts, words) => expect(said(...texts)).toEqual(words));

  it('in short', () => {
    expect(stateWords([], [])).toBe('На плане пока ничего не стоит');
    expect(stateWords([put('krovat.160x200.60.60')], [])).toContain('Всё помещается');
  });

  it('and where an item stands', () => {
    const items = [put('krovat.160x200.60.95')];
    expect(placeWords(plan, items, 0)).toBe(
      'спальня; свободно слева 0 см, сверху 35 см, справа 140 см, снизу 165 см',
    );
  });
});

describe('a leaf sweeps a quarter of a circle', () => {
  const [door] = plan.doors;
  it.each([
    ['before its tip', box(80, 380, 10, 10), true],
    ['in its corner, beyond its arc', box(140, 387, 10, 10), false],
    ['on the other side of the wall', box(80, 475, 10, 10), false],
  ])('%s', (_, rect, met) => expect(door && sweeps(door, rect)).toBe(met));
});

it.each([
  [[], 80],
  [[[0, 30]], 50],
  [[[20, 40]], 40],
  [
    [
      [0, 50],
      [40, 80],
    ],
    0,
  ],
] as const)('what %j leave free of 80 is %i', (covered, free) => {
  expect(longestFree(0, 80, covered)).toBe(free);
});

it('names are numbered only where they are alike', () => {
  const names = ['stul', 'stul', 'shkaf'].map((kind) => put(`${kind}.45x50.1.1`));
  expect(nameItems(names).map(({ name }) => name)).toEqual(['Стул 1', 'Стул 2', 'Шкаф']);
});
