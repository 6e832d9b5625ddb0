// @vitest-environment jsdom
import { installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LargePlan } from './LargePlan.tsx';

beforeEach(() => installDialog());
afterEach(cleanup);

it('opens the plan as a modal and closes it, also where the browser knows no commands', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<LargePlan src="/media/plans/2k-64.svg" alt="План квартиры" />);
  const open = screen.getByRole('button', { name: 'Увеличить' });
  expect(open.getAttribute('command')).toBe('show-modal');
  await userEvent.click(open);
  expect(showModal).toHaveBeenCalledTimes(1);
  const plan = screen.getByRole<HTMLDialogElement>('dialog', { name: 'План крупно' });
  expect(open.getAttribute('commandfor')).toBe(plan.id);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(plan.open).toBe(false);
  showModal.mockRestore();
});
