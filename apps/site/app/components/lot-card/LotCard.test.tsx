// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lotFixture } from './lot-card.fixture.ts';
import type { LotCardView } from './lot-card-view.ts';
import { LotCard } from './LotCard.tsx';

afterEach(cleanup);

function show(change: Partial<LotCardView> = {}) {
  render(<LotCard lot={lotFixture(change)} />);
  return screen.getByRole('article');
}
const words = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the card of a lot', () => {
  test('is one link that says which lot it is', () => {
    show();
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/obekty/terrasy/korpus-2/t2-131');
    expect(words(link)).toBe('Евродвухкомнатная, 48,4 м², Террасы, корп. 2, № 131');
    expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
  });

  test('shows price, payment and facts', () => {
    const text = words(show());
    for (const part of [
      '10 212 400 ₽',
      '48 922 ₽ в месяц, взнос 2,1 млн ₽',
      '3 из 12',
      'I кв. 2028',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('shows the old price and the discount it makes', () => {
    const card = show({ oldPrice: 1_075_000_000 });
    expect(words(card)).toContain('− 5 %');
    expect(words(within(card).getByText(/10.750.000/))).toBe('прежняя цена 10 750 000 ₽');
  });

  test.each([
    ['free', 'Ключи сразу'],
    ['held', 'Забронирована'],
    ['reserved', 'В резерве'],
    ['sold', 'Продана'],
  ] as const)('of a completed building marks a %s lot «%s»', (status, mark) => {
    expect(words(show({ status, handover: null }))).toContain(mark);
  });

  test('flips the drawing of a mirrored lot', () => {
    const plan = within(show({ mirrored: true })).getByRole('img', { name: 'Планировка квартиры' });
    expect(plan.dataset['mirrored']).toBe('true');
  });

  test('of a sold lot names no price', () => {
    const text = words(show({ status: 'sold', price: null, payment: null, downPayment: null }));
    expect(text).not.toContain('₽');
  });
});
