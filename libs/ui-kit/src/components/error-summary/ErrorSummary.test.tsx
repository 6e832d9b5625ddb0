// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx';

afterEach(cleanup);

const form = (errors: SummaryError[]) => (
  <>
    <ErrorSummary errors={errors} />
    <label>
      Имя <input id="name" />
    </label>
  </>
);

describe('ErrorSummary', () => {
  it('takes the focus when errors appear, and again when they change', () => {
    const { rerender } = render(form([]));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form([{ field: 'name', message: 'Введите имя' }]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    screen.getByLabelText('Имя').focus();
    rerender(form([{ field: 'name', message: 'Введите имя' }]));
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'));
    rerender(form([{ message: 'Нет связи' }]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leads to the field', async () => {
    render(form([{ field: 'name', message: 'Введите имя' }]));
    await userEvent.click(screen.getByRole('link', { name: 'Введите имя' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'));
  });
});
