// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PremisesUnit } from './premises.server.ts';
import { areasWords, floorWords, purposeWords, unitsWords } from './premises-words.ts';
import { PremisesCard } from './PremisesCard.tsx';

afterEach(cleanup);

const unit: PremisesUnit = {
  id: 'k1-n1',
  kind: 'commercial',
  number: '1',
  status: 'free',
  url: '/kommerciya/kanal/k1-n1',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-1',
  buildingName: 'Корпус 1',
  floor: 1,
  floors: 9,
  area: 118.2,
  price: 5_203_000_000,
  oldPrice: null,
  handover: { year: 2027, quarter: 4 },
  ceiling: 4.2,
  power: 45,
  purposes: ['ресторан', 'кофейня'],
  ownEntrance: true,
  plan: '/media/commercial/com-118-mini.svg',
  mirrored: true,
};

const seen = (text: string | null) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('the card of premises', () => {
  test('is one link that says which unit it is', () => {
    render(<PremisesCard unit={unit} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/kommerciya/kanal/k1-n1');
    expect(seen(link.textContent)).toBe('Помещение 118,2 м², Канал 9, корпус 1, № 1');
  });

  test('shows price, facts and that the drawing is flipped', () => {
    render(<PremisesCard unit={unit} />);
    const text = seen(screen.getByRole('article').textContent);
    for (const part of ['52 030 000 ₽', '440 186 ₽ за м²', '4,2 м', '45 кВт', 'Отдельный вход']) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole('img').dataset['mirrored']).toBe('true');
  });

  test('leaves out what nobody has said', () => {
    render(<PremisesCard unit={{ ...unit, ceiling: 0, power: 0, purposes: [] }} />);
    const text = screen.getByRole('article').textContent;
    for (const word of ['Потолок', 'Мощность', 'кВт']) expect(text).not.toContain(word);
  });

  test('of a sold unit names no price and says so', () => {
    render(<PremisesCard unit={{ ...unit, status: 'sold', price: null }} />);
    const text = screen.getByRole('article').textContent;
    expect(text).not.toContain('₽');
    expect(text).toContain('Продано');
  });
});

test.each([
  [1, '1 помещение'],
  [3, '3 помещения'],
  [12, '12 помещений'],
])('%d is «%s»', (count, words) => {
  expect(seen(unitsWords(count))).toBe(words);
});

test('words of areas, floors and purposes', () => {
  expect([1, 2, -1].map(floorWords).map(seen)).toEqual([
    ...['первый этаж', '2-й этаж', 'этаж ниже первого'],
  ]);
  expect(seen(areasWords(61.8, 239.9))).toBe('61,8–239,9 м²');
  expect(seen(areasWords(61.8, 61.8))).toBe('61,8 м²');
  expect(seen(purposeWords(['магазин', 'аптека', 'офис']))).toBe('Магазин, аптека и офис');
  expect(purposeWords(['офис'])).toBe('Офис');
});
