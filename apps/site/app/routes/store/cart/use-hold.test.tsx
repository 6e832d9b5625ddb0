// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHold } from './use-hold.ts';

const navigate = vi.hoisted(() => vi.fn<(to: string) => Promise<void>>());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));

const post = vi.spyOn(browserApi, 'post');

beforeEach(() => {
  post.mockReset();
  navigate.mockReset();
});

test('a lot is held at the price of its row; another one is said, and the row is read anew', async () => {
  const refresh = vi.fn();
  const { result } = renderHook(() => useHold(refresh));
  const message = 'Цена квартиры № 57 изменилась: была 8 630 000 ₽, стала 9 630 000 ₽';
  const details = { price: { seen: 863_000_000, now: 963_000_000 } };
  post.mockRejectedValueOnce(new ApiRefusal('Order.Reserve', 409, message, [], details));
  await act(() => result.current.hold('k2-57', 863_000_000));
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([
    'Order.Reserve',
    { lot: 'k2-57', price: 863_000_000 },
  ]);
  expect(result.current.problem).toBe(message);
  expect(refresh).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();

  post.mockResolvedValueOnce({ order: 'guid' } as never);
  await act(() => result.current.hold('k2-57', 963_000_000));
  expect(post.mock.lastCall?.[1]).toEqual({ lot: 'k2-57', price: 963_000_000 });
  expect(navigate).toHaveBeenCalledWith('/order/guid');
});
