// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloorPlan, type Floor } from './FloorPlan.tsx';

const floor: Floor = examples['Objects.GetFloor'][0].result;
const plain = (name: string) => name.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** What the browser does when the drawing gets its size. */
let see = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        see = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a floor plan', () => {
  it('says of each flat what it is, whether it is free and what it costs', () => {
    render(<FloorPlan floor={floor} list={false} />);
    const names = screen.getAllByRole('link').map((link) => plain(link.ariaLabel ?? ''));
    expect(names).toHaveLength(floor.flats.length);
    expect(names[0]).toBe('Кв. 11, евротрёхкомнатная, 75,6 м², этаж 4, продана');
    expect(names[1]).toBe('Кв. 12, студия, 30 м², этаж 4, свободна, 10 980 000 ₽');
  });

  it('leads to the page of each flat, from the drawing and from the list', () => {
    render(<FloorPlan floor={floor} />);
    const [sold] = floor.flats;
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => address === sold?.url)).toHaveLength(2);
  });

  it('marks the flat that the page is about', () => {
    render(<FloorPlan floor={floor} current="k4-12" />);
    const marked = screen.getAllByRole('link', { current: true });
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/obekty/kanal/korpus-4/k4-12'),
    );
  });

  it('brings that flat into the middle of a drawing wider than its window, once it is seen', () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
    const seen = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    const { container } = render(<FloorPlan floor={floor} current="k4-12" list={false} />);
    const part = container.querySelector('[class*="scroll"]');
    see();
    expect(part?.scrollLeft).toBe(0);
    seen.mockReturnValue(300);
    see();
    const [left, , width] = floor.viewBox;
    const at = floor.flats.find(({ id }) => id === 'k4-12')?.label[0] ?? 0;
    expect(part?.scrollLeft).toBeCloseTo(((at - left) / width) * 1000 - 150);
    wide.mockRestore();
    seen.mockRestore();
  });

  it('marks in the list what is looked at on the drawing', async () => {
    render(<FloorPlan floor={floor} />);
    await userEvent.tab();
    const row = within(screen.getByRole('list')).getAllByRole('link')[0];
    expect(row).toHaveProperty('dataset.active', 'true');
  });

  it('says where north is', () => {
    render(<FloorPlan floor={floor} />);
    expect(screen.getByRole('img', { name: 'Север слева' })).toBeDefined();
  });

  it('has nothing that axe finds', async () => {
    const { container } = render(<FloorPlan floor={floor} current="k4-12" />);
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
