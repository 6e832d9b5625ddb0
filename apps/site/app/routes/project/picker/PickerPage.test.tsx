// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenFixture, pickerFixture } from './picker.fixture.ts';
import { PickerPage } from './PickerPage.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u2060]/g, ' ');
const shapes = () => within(screen.getByRole('group', { name: /^Этажи на.фасаде$/ }));
const table = () => within(screen.getByRole('table', { name: 'Этажи' }));

/** What the eye sees of a link that has words for the ear as well. */
const shown = (link: HTMLElement) =>
  [...link.querySelectorAll('[aria-hidden="true"]')].map((part) => part.textContent).join('');

describe('the picker', () => {
  it('says of each floor what may be chosen there, in the picture and in the list', () => {
    render(<PickerPage picker={pickerFixture} />);
    const names = (links: HTMLElement[]) => links.map((link) => plain(link.ariaLabel));
    const floors = ['Этаж 3: 3 квартиры из 6, от 12,9 млн ₽', 'Этаж 2: подходящих квартир нет'];
    expect(names(table().getAllByRole('link'))).toEqual(floors);
    expect(names(shapes().getAllByRole('link'))).toEqual([
      'Корпус 1: 3 квартиры, от 12,9 млн ₽',
      ...floors,
    ]);
  });

  it('marks row and shape together', async () => {
    render(<PickerPage picker={pickerFixture} />);
    const [first] = table().getAllByRole('link');
    first?.focus();
    const shape = shapes().getByRole('link', { name: /^Этаж.3/ });
    await vi.waitFor(() => expect(shape.dataset['active']).toBe('true'));
  });

  it('is one stop of the Tab key, and arrows lead from floor to floor', async () => {
    render(<PickerPage picker={pickerFixture} />);
    const high = shapes().getByRole('link', { name: /^Этаж.3/ });
    expect(
      shapes()
        .getAllByRole('link')
        .filter((link) => link.tabIndex === 0),
    ).toEqual([high]);
    high.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(shapes().getByRole('link', { name: /^Этаж.2/ }));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(shapes().getByRole('link', { name: /^Корпус 1/ }));
  });

  it('shows the flats of the chosen floor and the way to its plan', () => {
    render(<PickerPage picker={chosenFixture} />);
    const flats = within(screen.getByRole('list', { name: /^Квартиры на.этаже 3$/ }));
    expect(flats.getAllByRole('link').map((link) => plain(shown(link)))).toEqual([
      'Секция 1№ 57 9,4 млн ₽',
      'Секция 2№ 58 бронь',
    ]);
    expect(screen.getByRole('link', { name: 'План этажа 3' }).getAttribute('href')).toBe(
      '?floor=3&section=1',
    );
  });

  it('has no way to a number of rooms that is not there', () => {
    render(<PickerPage picker={pickerFixture} />);
    const filter = within(screen.getByRole('list', { name: 'Комнат' }));
    expect(filter.getByRole('link', { name: /^1,/ }).ariaDisabled).toBe('true');
    expect(filter.getByRole('link', { name: /убрать фильтр/ }).ariaCurrent).toBe('true');
  });
});
