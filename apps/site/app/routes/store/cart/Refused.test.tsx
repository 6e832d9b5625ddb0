// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Holding } from './HoldForm.tsx';
import { Refused } from './Refused.tsx';

afterEach(cleanup);

const holding: Holding = {
  ...{ pending: null, problem: null, offer: null },
  hold: vi.fn(),
  cancel: vi.fn(),
};
const changed = {
  message: 'Цена изменилась: была 8 630 000 ₽, стала 9 630 000 ₽',
  login: false,
  offer: { lot: 'k2-57', price: 963_000_000 },
};

test('a new price is taken by a form that works without JavaScript', () => {
  const html = renderToString(<Refused {...changed} holding={holding} />);
  expect(html).toContain('action="/cart"');
  expect(html).toContain('name="price" value="963000000"');
});

test('with JavaScript it holds the lot at the new price', async () => {
  render(<Refused {...changed} holding={holding} />);
  expect(screen.getByRole('alert').textContent).toContain('стала 9 630 000 ₽.');
  await userEvent.click(screen.getByRole('button', { name: /^Забронировать по\sновой цене$/ }));
  expect(holding.hold).toHaveBeenCalledWith('k2-57', 963_000_000);
});

test('what no price is to blame for has no button', () => {
  render(<Refused message="Занято" login={false} offer={null} holding={holding} />);
  expect(screen.queryByRole('button')).toBeNull();
});
