// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { publishStates } from '../../store/live/statuses.ts';
import { cellName } from './cell-words.ts';
import { cellFixture, chessFixture } from './chess.fixture.ts';
import { Chessboard } from './Chessboard.tsx';

vi.mock('../../store/cart/sync/sync.ts', () => ({ startSync: vi.fn() }));
afterEach(cleanup);

const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const focused = () =>
  seen(document.activeElement?.querySelector('.visually-hidden')?.textContent ?? '');

test.each([
  [{}, 'Кв. 57, 2-комн., 58,4 м², этаж 8, свободна, 9 400 000 ₽'],
  [
    { rooms: 'studio', area: 24, oldPrice: 990_000_000 },
    'Кв. 57, студия, 24 м², этаж 8, свободна, 9 400 000 ₽, цена снижена',
  ],
  [
    { euro: true, status: 'held', matches: false },
    'Кв. 57, 2-комн. евро, 58,4 м², этаж 8, забронирована, 9 400 000 ₽, не подходит под фильтры',
  ],
  [{ status: 'sold', price: null, matches: false }, 'Кв. 57, 2-комн., 58,4 м², этаж 8, продана'],
] as const)('a cell of %o says «%s»', (change, words) => {
  expect(seen(cellName(cellFixture(change), 8))).toBe(words);
});

describe('the chessboard', () => {
  test('is a grid of links, and nothing for axe to find', async () => {
    const { container } = render(<Chessboard chess={chessFixture} />);
    expect(screen.getByRole('grid', { name: 'Шахматка: Канал 9, Корпус 2' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(7);
    await expectAccessible(container);
  });

  test('is one stop of the Tab key, and arrows go from flat to flat', async () => {
    render(<Chessboard chess={chessFixture} />);
    await userEvent.tab();
    expect(focused()).toMatch(/^Кв. 4,/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toMatch(/^Кв. 3,/);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toMatch(/^Кв. 7,/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toMatch(/^Кв. 4,/);
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.tab({ shift: true });
    expect(focused()).toMatch(/^Кв. 5,/);
  });

  test('opens a flat by the space bar instead of scrolling the page', async () => {
    const { container } = render(<Chessboard chess={chessFixture} />);
    const opened = vi.fn((event: Event) => event.preventDefault());
    container.addEventListener('click', opened);
    await userEvent.tab();
    const link = document.activeElement;
    const isDefault = fireEvent.keyDown(link ?? document.body, { key: ' ' });
    expect(isDefault).toBe(false);
    expect(opened.mock.calls.map(([event]) => event.target)).toEqual([link]);
  });

  test('marks the visitor’s own flat, also for the ear and in the legend', () => {
    render(<Chessboard chess={chessFixture} />);
    expect(screen.queryByText(/^Ваша бронь/)).toBeNull();
    const own = { order: 'guid', until: '2026-11-27T09:00:00.000Z' };
    act(() => publishStates([{ id: 'k2-1', status: 'reserved', price: 1, own }]));
    expect(screen.getByRole('link', { name: /^Кв\.\s1,.*ваша\sбронь/ })).toBeTruthy();
    expect(screen.getByText(/^Ваша бронь/)).toBeTruthy();
  });

  test('shows the flat that was touched, with the way into it', () => {
    render(<Chessboard chess={chessFixture} />);
    const touch = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.assign(touch, { pointerType: 'touch' });
    fireEvent(screen.getByRole('link', { name: /^Кв\.\s7,/ }), touch);
    expect(touch.defaultPrevented).toBe(true);
    expect(screen.getByRole('link', { name: 'Открыть квартиру' }).getAttribute('href')).toBe(
      '/obekty/kanal/korpus-2/k2-7',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('link', { name: 'Открыть квартиру' })).toBeNull();
  });

  test('leaves every flat within reach of the Tab key where there is no script', () => {
    expect(renderToString(<Chessboard chess={chessFixture} />)).not.toContain('tabindex');
  });
});
