// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserApi } from '../../../../store/account/testing/fake-browser.ts';
import { orderDetails } from '../../../../store/order/order.examples.ts';
import type { OrderDetails } from '../../../../store/order/order.ts';
import { WithQueries } from '../../../../store/query/testing/with-queries.tsx';
import { Signers } from './Signers.tsx';

vi.mock('@m30/shell/browser', () => import('../../../../store/account/testing/fake-browser.ts'));

const { post } = browserApi;
beforeEach(() => post.mockReset().mockResolvedValue({}));
afterEach(cleanup);

type Signer = OrderDetails['signers'][number];

const marina: Signer = {
  ...{ participant: 0, name: 'Марина Савельева', signed_at: '2026-11-20T09:00:00.000Z' },
  ...{ invited_at: null, expires_at: null, phone_end: null, can_invite: false },
};
const pavel: Signer = {
  ...{ participant: 1, name: 'Павел Савельев', signed_at: null, phone_end: '28-30' },
  ...{ invited_at: '2026-11-19T09:00:00.000Z', expires_at: '2026-11-26T09:00:00.000Z' },
  can_invite: true,
};

function open(...signers: Signer[]) {
  const order = orderDetails({ signers });
  const router = createMemoryRouter([{ path: '*', element: <Signers order={order} /> }]);
  return render(<RouterProvider router={router} />, { wrapper: WithQueries });
}

it('says who has signed, whom the contract waits for and where the link went, and is accessible', async () => {
  const { container } = open(marina, pavel);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Подписано');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second?.textContent).toContain('Ждём подпись');
  expect(second?.textContent).toContain('…28-30');
  await expectAccessible(container);
});

it('reminds somebody, or sends the first link', async () => {
  open(marina, pavel);
  await userEvent.click(screen.getByRole('button', { name: 'Напомнить: Павел Савельев' }));
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'Order.InviteSigner',
    { guid: orderDetails().guid, participant: 1 },
  ]);
  cleanup();
  open(marina, { ...pavel, invited_at: null, expires_at: null });
  expect(screen.getByRole('button', { name: 'Отправить ссылку: Павел Савельев' })).toBeTruthy();
});

it('is not there for one who buys alone', () => {
  expect(open(marina).container.textContent).toBe('');
});
