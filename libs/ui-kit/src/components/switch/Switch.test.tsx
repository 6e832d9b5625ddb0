// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

it('is a switch that Space and a press on its words turn', async () => {
  render(<Switch>Только свободные</Switch>);
  const control = screen.getByRole('switch', { name: 'Только свободные' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toHaveProperty('checked', true);
  await userEvent.click(screen.getByText('Только свободные'));
  expect(control).toHaveProperty('checked', false);
});
