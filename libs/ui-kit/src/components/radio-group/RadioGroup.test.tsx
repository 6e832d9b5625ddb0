// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);

const options = [{ id: 'mortgage', label: 'Ипотека' }, { label: 'Наличные' }];

describe('RadioGroup', () => {
  it('tells the id of a choice, or its label when it has none', async () => {
    const onValueChange = vi.fn();
    render(<RadioGroup legend="Покупка" name="pay" {...{ options, onValueChange }} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ипотека' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Наличные' }));
    expect(onValueChange.mock.calls).toEqual([['mortgage'], ['Наличные']]);
  });

  it('moves by arrows', async () => {
    render(<RadioGroup legend="Покупка" name="pay" options={options} defaultValue="mortgage" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Наличные' })).toHaveProperty('checked', true);
  });

  it('is described by its error', () => {
    render(<RadioGroup legend="Покупка" name="pay" options={options} error="Выберите способ" />);
    const group = screen.getByRole('radiogroup', {
      name: 'Покупка',
      description: 'Выберите способ',
    });
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });
});
