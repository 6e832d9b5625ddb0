// @vitest-environment jsdom
import { installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlotDialog } from './SlotDialog.tsx';
import { WithQueries } from '../../store/query/testing/with-queries.tsx';

beforeEach(installDialog);
afterEach(cleanup);

const at = (time: string) => `2026-11-25T${time}:00.000Z`;
const days = [
  {
    day: '2026-11-25',
    times: [
      { at: at('09:00'), time: '09:00', free: false },
      { at: at('12:00'), time: '12:00', free: true },
    ],
  },
];

it('says that a time is missing and leads to the first free one', async () => {
  const choose = vi.fn(async () => ({}));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SlotDialog
          {...{ name: 'n', title: 'Осмотр', lead: '', verb: 'Записаться', days }}
          open
          onClose={() => {}}
          onChoose={choose}
        />
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />, { wrapper: WithQueries });
  await userEvent.click(await screen.findByRole('button', { name: 'Записаться' }));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain('Выберите время');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '12:00' }));
  const times = screen.getByRole('radiogroup', { name: 'Время' });
  expect(times.getAttribute('aria-invalid')).toBe('true');
});
