// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BuildingRows } from './BuildingRows.tsx';

afterEach(cleanup);

const complex = { vendor: 'kanal', name: 'Канал 9', buildings: [] };

it('leads to premises and the car park of a complex that has them', () => {
  render(<BuildingRows complex={{ ...complex, premises: { free: 2 }, parking: { free: 0 } }} />);
  const premises = screen.getByRole('link', {
    name: /Коммерческие помещения.*свободно 2\sпомещения/,
  });
  expect(premises.getAttribute('href')).toBe('/kommerciya/kanal');
  const parking = screen.getByRole('link', { name: /Паркинг и кладовые.*всё продано/ });
  expect(parking.getAttribute('href')).toBe('/parking/kanal');
});

it('says nothing of what a complex has not', () => {
  render(<BuildingRows complex={complex} />);
  expect(screen.queryByRole('link')).toBeNull();
});
