// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/index.ts';
import { Combobox } from './Combobox.tsx';

const options = [
  { id: 'black', label: 'Чёрная речка' },
  { id: 'sea', label: 'Приморская' },
  { label: 'Обводный канал' },
];
const onValueChange = vi.fn();
let input: HTMLInputElement;
let container: HTMLElement;

const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  onValueChange.mockClear();
  ({ container } = render(
    <Combobox label="Метро" name="metro" options={options} onValueChange={onValueChange} />,
  ));
  input = screen.getByRole('combobox', { name: 'Метро' });
});
afterEach(cleanup);

describe('Combobox', () => {
  it('narrows its list by what is typed, and is accessible while open', async () => {
    await userEvent.type(input, 'черн');
    expect(labels()).toEqual(['Чёрная речка']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(container);
  });

  it('moves by arrows around the list and takes the option by Enter', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Чёрная речка');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Обводный канал');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect([input.value, labels()]).toEqual(['Приморская', []]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('sea');
    expect(container.querySelector('[name="metro"]')).toHaveProperty('value', 'sea');
  });

  it('opens by Alt and the arrow, or a press, pointing at nothing but the choice', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([labels().length, active()]).toEqual([3, undefined]);
    await userEvent.keyboard('прим{ArrowDown}{Enter}');
    await userEvent.click(input);
    expect([labels().length, active()]).toEqual([3, 'Приморская']);
  });

  it('takes the option that is pressed and keeps the focus', async () => {
    await userEvent.click(input);
    await userEvent.click(screen.getByRole('option', { name: 'Обводный канал' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Обводный канал');
    expect(document.activeElement).toBe(input);
  });

  it('closes by Escape, and by a second one gives the choice up', async () => {
    await userEvent.type(input, 'прим{ArrowDown}{Enter}');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([input.value, labels()]).toEqual(['Приморская', []]);
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('');
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it('left with one match takes it, with several or none brings the choice back', async () => {
    await userEvent.type(input, 'прим');
    await userEvent.tab();
    expect(input.value).toBe('Приморская');
    await userEvent.type(input, 'ъ');
    expect(screen.getByRole('status').textContent).toBe('Ничего не нашлось');
    await userEvent.tab();
    expect(input.value).toBe('Приморская');
  });

  it('emptied has no choice', async () => {
    await userEvent.type(input, 'прим{ArrowDown}{Enter}');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(input.value).toBe('');
  });
});
