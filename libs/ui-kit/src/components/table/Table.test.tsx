// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table, type TableProps } from './Table.tsx';

afterEach(cleanup);

const rows = [
  { house: 'Сосны', free: 12 },
  { house: 'Канал 9', free: 42 },
];
const setup = (props: Partial<TableProps<(typeof rows)[number]>> = {}) =>
  render(
    <Table
      caption="Дома"
      rowKey={(row) => row.house}
      rows={rows}
      columns={[
        { key: 'house', label: 'Дом', cell: (row) => row.house },
        { key: 'free', label: 'Свободно', cell: (row) => row.free, sortBy: (row) => row.free },
      ]}
      {...props}
    />,
  );
const houses = () => screen.getAllByRole('row').map((row) => row.firstChild?.textContent);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Свободно' }));
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).ariaSort;

describe('Table', () => {
  it('says in each cell what it is, where its rows may be stacked', () => {
    setup({ stacked: true });
    const labels = screen.getAllByRole('cell').map((cell) => cell.dataset['label']);
    expect(labels).toEqual(['Дом', 'Свободно', 'Дом', 'Свободно']);
    cleanup();
    setup();
    expect(screen.getAllByRole('cell')[0]?.dataset['label']).toBeUndefined();
  });

  it('sorts by a heading, turns around on the next press, and says so', async () => {
    setup({ rows: rows.toReversed() });
    expect(sortOf('Свободно')).toBeNull();
    await press();
    expect(houses()).toEqual(['Дом', 'Сосны', 'Канал 9']);
    expect(sortOf('Свободно')).toBe('ascending');
    await press();
    expect(houses()).toEqual(['Дом', 'Канал 9', 'Сосны']);
    expect(sortOf('Свободно')).toBe('descending');
  });

  it('leaves the order to its owner', async () => {
    const onSort = vi.fn();
    setup({ sort: { key: 'free', direction: 'descending' }, onSort });
    await press();
    expect(onSort.mock.calls).toEqual([[{ key: 'free', direction: 'ascending' }]]);
    expect(houses()).toEqual(['Дом', 'Сосны', 'Канал 9']);
    expect(sortOf('Свободно')).toBe('descending');
  });

  it('is a named region that the keyboard reaches and scrolls', async () => {
    setup();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Дома' }));
  });
});
