// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FloorPlan, type Floor } from './FloorPlan.tsx';

const floor: Floor = examples['Objects.GetFloor'][0].result;
const plain = (name: string) => name.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

afterEach(cleanup);

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
});
