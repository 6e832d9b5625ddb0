// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

it('counts what is written and takes no more than its limit', async () => {
  render(<TextArea label="Комментарий" maxLength={5} defaultValue="Да" />);
  const area = screen.getByRole('textbox', { name: 'Комментарий', description: /^2 из.5$/ });
  await userEvent.type(area, ', да');
  expect(area).toHaveProperty('value', 'Да, д');
  expect(screen.getByText('5 из 5')).toBeTruthy();
});

it('counts nothing without a limit', () => {
  render(<TextArea label="Комментарий" />);
  expect(screen.queryByText(/из/)).toBeNull();
});
