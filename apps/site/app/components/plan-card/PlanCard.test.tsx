// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlanCard } from './PlanCard.tsx';

afterEach(cleanup);

test('the card of a flat type leads to its flats and says how many there are, from which price', () => {
  const plan = {
    id: 'e2-48',
    title: 'Евродвухкомнатная',
    rooms: '2' as const,
    euro: true,
    plan: '/media/plans/e2-48-mini.svg',
    areaFrom: 48.1,
    areaTo: 48.9,
    count: 21,
    priceFrom: 940_000_000,
    paymentFrom: 4_500_000,
    downPaymentFrom: 188_900_000,
    complexes: [
      {
        ...{ vendor: 'kanal', name: 'Канал 9', count: 21 },
        ...{ priceFrom: 940_000_000, paymentFrom: 4_500_000, downPaymentFrom: 188_900_000 },
      },
    ],
  };
  render(<PlanCard plan={plan} href="/katalog?plan=e2-48" />);
  const link = screen.getByRole('link', { name: /^Евродвухкомнатная, 48,1.–.48,9.м²$/ });
  expect(link.getAttribute('href')).toBe('/katalog?plan=e2-48');
  const text = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');
  for (const part of ['от 9,4 млн ₽', '21 квартира', 'от 45 000 ₽ в месяц', 'Канал 9']) {
    expect(text).toContain(part);
  }
});
