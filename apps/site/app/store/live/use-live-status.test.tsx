// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { publishStates } from './statuses.ts';
import { useLiveLot, useLiveStatus } from './use-live-status.ts';

afterEach(cleanup);

let drawn = 0;

function Lot({ id }: { id: string }) {
  drawn++;
  const { status, price } = useLiveLot({ id, status: 'free', price: 900 as number | null });
  return (
    <p>
      {id} {status} {price}
    </p>
  );
}

function List({ ids }: { ids: string[] }) {
  const changed = useLiveStatus(ids);
  return <p>{ids.map((id) => changed.get(id)?.status ?? 'as drawn').join(', ')}</p>;
}

test('the server draws the lot as it is given', () => {
  expect(renderToString(<Lot id="a1" />)).toContain('free');
});

test('a lot that is shown follows what is told', () => {
  render(<Lot id="a2" />);
  act(() => publishStates([{ id: 'a2', status: 'held', price: 900 }]));
  expect(screen.getByText('a2 held 900')).toBeTruthy();
});

test('a lot that is not shown draws nothing anew', () => {
  render(<Lot id="a3" />);
  drawn = 0;
  act(() => publishStates([{ id: 'elsewhere', status: 'held', price: 1 }]));
  expect(drawn).toBe(0);
});

test('a list knows which of its lots have changed', () => {
  render(<List ids={['a4', 'a5']} />);
  act(() => publishStates([{ id: 'a5', status: 'sold', price: null }]));
  expect(screen.getByText('as drawn, sold')).toBeTruthy();
});
