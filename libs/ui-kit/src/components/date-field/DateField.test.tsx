// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, installPopover } from '../../testing/index.ts';
import { checkDay } from './calendar/check-day.ts';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

const limits = { min: '2026-11-20', max: '2026-12-20' };
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'День' });

describe('DateField', () => {
  it('complains when it is left outside its limits, and no longer once that changes', async () => {
    render(<DateField label="День" {...limits} />);
    await userEvent.type(day(), '21122026');
    expect(day().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(day().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(day(), '{Backspace}');
    expect(day().getAttribute('aria-invalid')).toBeNull();
  });

  it('takes the day of the system’s calendar', () => {
    const onValueChange = vi.fn();
    const { container } = render(<DateField label="День" {...limits} {...{ onValueChange }} />);
    const calendar = container.querySelector<HTMLInputElement>('[type="date"]');
    if (!calendar) throw new Error('There is no calendar');
    fireEvent.change(calendar, { target: { value: '2026-11-21' } });
    expect(day().value).toBe('21.11.2026');
    expect(onValueChange).toHaveBeenLastCalledWith('21.11.2026');
  });

  it('opens the calendar at the day typed', async () => {
    const { container } = render(<DateField label="День" defaultValue="21.11.2026" />);
    const calendar = container.querySelector<HTMLInputElement>('[type="date"]');
    if (!calendar) throw new Error('There is no calendar');
    calendar.showPicker = vi.fn();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    expect(calendar.showPicker).toHaveBeenCalled();
    expect(calendar.value).toBe('2026-11-21');
  });
});

describe('the calendar of a desk', () => {
  beforeEach(() => {
    installPopover();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => vi.unstubAllGlobals());
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    await screen.findByRole('group', { name: 'Календарь' });
  };
  const cell = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('opens at the day typed, goes by keys and gives the day and the focus back', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="День" defaultValue="30.11.2026" {...limits} {...{ onValueChange }} />);
    await open();
    await waitFor(() => expect(document.activeElement).toBe(cell(/, 30\sноября$/)));
    expect(cell(/, 30\sноября$/).getAttribute('aria-pressed')).toBe('true');
    expect(cell(/, 19\sноября$/).disabled).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(cell(/, 1\sдекабря$/)));
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('01.12.2026');
    expect(screen.queryByRole('group', { name: 'Календарь' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Открыть календарь');
  });

  it('goes no further than its limits, by month and by year', async () => {
    render(<DateField label="День" defaultValue="30.11.2026" {...limits} />);
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'декабрь');
    expect(cell(/, 21\sдекабря$/).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Год' }).value).toBe('2026');
    await expectAccessible(document.body);
  });
});

describe('checkDay', () => {
  it.each([
    ['', limits, null],
    ['20.11.2026', limits, null],
    ['20.12.2026', limits, null],
    ['19.11.2026', limits, 'Выберите день с\u00a020.11.2026 по\u00a020.12.2026'],
    ['21.12.2026', { max: limits.max }, 'Выберите день не\u00a0позже 20.12.2026'],
    ['19.11.2026', { min: limits.min }, 'Выберите день не\u00a0раньше 20.11.2026'],
    ['31.02.2026', {}, 'Введите дату: день, месяц, год'],
    ['20.11', {}, 'Введите дату: день, месяц, год'],
  ])('%j within %j: %j', (shown, bounds, words) => expect(checkDay(shown, bounds)).toBe(words));
});
