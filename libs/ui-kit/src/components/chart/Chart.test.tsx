// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chart, type ChartProps } from './Chart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const props: ChartProps = {
  label: 'История цены',
  labelHead: 'Месяц',
  labels: ['июнь', 'июль', 'август'],
  series: [{ name: 'Цена', values: [2_332_000_000, 2_332_000_000, 2_238_720_000] }],
};

describe('Chart', () => {
  it('is a picture with a name', () => {
    render(<Chart {...props} />);
    expect(screen.getByRole('img', { name: 'История цены' })).toBeTruthy();
  });

  it('says the same numbers in a table', async () => {
    render(<Chart {...props} />);
    await userEvent.click(screen.getByText('Показать таблицей'));
    expect(screen.getByRole('table', { name: 'История цены' })).toBeTruthy();
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.map((text) => text?.replace(/\s/g, ' '))).toEqual([
      '23 320 000 ₽',
      '23 320 000 ₽',
      '22 387 200 ₽',
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it('keeps each value until the next one when it steps', () => {
    const { container } = render(<Chart {...props} step />);
    expect(container.querySelector('[data-series="0"] path')?.getAttribute('d')).toMatch(
      /H[^HV]*V/,
    );
  });

  it('is rendered anew at the width it has', () => {
    let resize: (entries: { contentRect: { width: number } }[]) => void = () => {};
    class Observer {
      constructor(callback: typeof resize) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    render(<Chart {...props} />);
    const drawing = screen.getByRole('img');
    expect(drawing.getAttribute('viewBox')).toBe('0 0 640 260');
    act(() => resize([{ contentRect: { width: 288 } }]));
    expect(drawing.getAttribute('viewBox')).toBe('0 0 288 260');
  });
});
