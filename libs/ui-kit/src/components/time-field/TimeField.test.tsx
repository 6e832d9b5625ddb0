// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeSlots } from './time-slots.ts';
import { TimeField } from './TimeField.tsx';

afterEach(cleanup);

describe('TimeField', () => {
  it('is shut until there are slots, and says why', () => {
    render(<TimeField slots={[]} />);
    const field = screen.getByRole('combobox', { name: 'Время' });
    expect(field).toHaveProperty('disabled', true);
    expect(screen.getByText('Сначала выберите день')).toBeTruthy();
  });

  it('takes a free slot and no taken one', async () => {
    const onValueChange = vi.fn();
    const slots = [{ time: '09:00' }, { time: '09:30', disabled: true }];
    render(<TimeField slots={slots} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: '09:30, занято' }));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '09:00' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('09:00');
  });

  it('is as well a menu of the system', async () => {
    const onValueChange = vi.fn();
    const slots = timeSlots('09:00', '10:00');
    render(<TimeField view="select" slots={slots} onValueChange={onValueChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '09:30');
    expect(onValueChange).toHaveBeenCalledWith('09:30');
  });
});

describe('timeSlots', () => {
  it.each([
    ['09:00', '10:00', 30, ['09:00', '09:30', '10:00']],
    ['09:15', '10:00', 30, ['09:15', '09:45']],
    ['23:00', '23:59', 30, ['23:00', '23:30']],
    ['10:00', '09:00', 30, []],
    ['00:00', '01:00', 60, ['00:00', '01:00']],
  ] as const)('%s–%s every %i minutes', (first, last, step, times) => {
    expect(timeSlots(first, last, step).map(({ time }) => time)).toEqual(times);
  });
});
