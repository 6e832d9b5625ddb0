// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShortcutListener } from '../../keys/shortcuts.ts';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Lot {
  id: string;
  number: number;
}

const MANY = 100_000;
const lots: readonly Lot[] = Array.from({ length: MANY }, (_, number) => ({
  id: `lot-${number}`,
  number,
}));
const columns: readonly Column<Lot>[] = [
  { id: 'number', title: '№', cell: ({ number }) => `№ ${number}` },
  { id: 'wide', title: 'Этаж', from: 1400, cell: () => 'этаж' },
];

const idOf = ({ id }: Lot) => id;

function Table({ rows }: { rows: readonly Lot[] }) {
  const { search } = useLocation();
  useShortcutListener();
  return (
    <DataTable
      label="Лоты"
      columns={columns}
      linked="number"
      rows={rows}
      idOf={idOf}
      hrefOf={({ id }) => `/?lot=${id}`}
      openId={new URLSearchParams(search).get('lot')}
      onPhone={({ number }) => `№ ${number}`}
    />
  );
}

function open(rows: readonly Lot[], address = '/') {
  const element = <Table rows={rows} />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1300);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(cleanup);

test('100,000 rows are a table of at most 60 in the document, which says how many there are', () => {
  open(lots);
  const table = screen.getByRole('table', { name: 'Лоты' });
  expect(table.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
  const shown = table.querySelectorAll('tbody tr').length;
  expect(shown).toBeGreaterThan(30);
  expect(shown).toBeLessThanOrEqual(60);
});

test('on a phone it is a list of links', () => {
  vi.stubGlobal('innerWidth', 390);
  open(lots);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('link').length).toBeLessThanOrEqual(60);
});

test('a narrow window leaves out the columns that it has no room for', () => {
  open(lots.slice(0, 3));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['№']);
});

test('J and K go from row to row, Enter opens, and then they open the next', async () => {
  const { router, user } = open(lots.slice(0, 3));
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('№ 0');
  await user.keyboard('jjjk');
  expect(document.activeElement?.textContent).toBe('№ 1');
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?lot=lot-1');
  await user.keyboard('j');
  expect(router.state.location.search).toBe('?lot=lot-2');
});

test('a press anywhere on a row opens it', async () => {
  const { router, user } = open(lots.slice(0, 3));
  const row = screen.getByRole('row', { name: '№ 2' });
  await user.click(row.querySelector('td') as HTMLElement);
  expect(router.state.location.search).toBe('?lot=lot-2');
});
