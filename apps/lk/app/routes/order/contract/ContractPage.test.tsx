// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { expectAccessible } from '@m30/ui-kit/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';
import type { OrderContract } from './contract.ts';
import { ContractPage } from './ContractPage.tsx';

const post = vi.fn(async (_method: string, _input: object) => ({ url: '#signature' }));
vi.mock('@m30/shell/browser', () => ({
  browserApi: { post: (method: string, input: object) => post(method, input) },
}));

let ends: Element[] = [];
let tell: IntersectionObserverCallback = () => {};

beforeEach(() => {
  post.mockClear();
  ends = [];
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe(end: Element) {
        ends.push(end);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contract = (changes: Partial<OrderContract> = {}): OrderContract => ({
  ...examples['Order.GetContract'][0].result.contract,
  ...changes,
});

function open(shown: OrderContract) {
  const router = createMemoryRouter([{ path: '*', element: <ContractPage contract={shown} /> }]);
  return render(<RouterProvider router={router} />, { wrapper: WithQueries });
}

/** The end of a chapter comes into sight. */
const reach = (chapter: number) =>
  act(() => {
    const entry = { isIntersecting: true, target: ends[chapter - 1] };
    tell([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  });

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Подписать' });

describe('a contract to read', () => {
  it('marks what differs from the sample, links to it, and is accessible', async () => {
    const { container } = open(contract());
    const clause = screen.getByRole('article', { name: 'Пункт 1.1' });
    expect(clause.querySelector('ins')?.textContent).toContain('Участники приобретают');
    expect(clause.querySelector('del')?.textContent).toContain('Участник приобретает');
    const link = screen.getByRole('link', { name: '1.1' });
    expect(link.getAttribute('href')).toBe(`#${clause.id}`);
    expect(
      within(screen.getByRole('article', { name: 'Пункт 2.1' })).getByRole('table'),
    ).toBeTruthy();
    expect(screen.getByText(/подпись «Госключа» имитируется/)).toBeTruthy();
    const plan = screen.getByRole<HTMLImageElement>('img', { name: 'Чертёж 1. План Объекта' });
    expect(plan.src).toMatch(/^data:image\/svg\+xml;base64,/);
    await expectAccessible(container);
  });

  it('is signed by the hash of the text that was read, not before its last chapter', async () => {
    open(contract());
    expect(button().disabled).toBe(true);
    reach(2);
    expect(button().disabled).toBe(true);
    reach(1);
    expect(button().disabled).toBe(true);
    reach(3);
    expect(screen.getByRole('navigation', { name: /прочитано разделов: 3 из 3/ })).toBeTruthy();
    await userEvent.click(button());
    const { guid, hash } = contract();
    expect(post).toHaveBeenCalledWith('Order.Sign', { guid, hash });
  });

  it('of a set is signed with the others, when each of them was read', async () => {
    const one = contract();
    const other = { ...one, hash: 'b'.repeat(64), part: 1 };
    const { title, object } = one.text;
    const set = {
      hash: 'c'.repeat(64),
      texts: [
        { part: 0, title, object, number: 'ДДУ-1', hash: one.hash },
        { part: 1, title, object, number: 'ДДУ-1-2', hash: other.hash },
      ],
    };
    let show: (next: OrderContract) => void = () => {};
    function Shown() {
      const [shown, setShown] = useState<OrderContract>({ ...one, set });
      show = setShown;
      return <ContractPage contract={shown} />;
    }
    const router = createMemoryRouter([{ path: '*', element: <Shown /> }]);
    const { container } = render(<RouterProvider router={router} />, { wrapper: WithQueries });
    expect(screen.getByRole('navigation', { name: 'Договоры заказа' })).toBeTruthy();
    reach(1);
    reach(2);
    reach(3);
    const next = screen.getByRole('link', { name: /^Читать следующий: №\sДДУ-1-2$/ });
    expect(next.getAttribute('href')).toBe(`/lk/orders/${one.guid}/contract?part=1`);
    await expectAccessible(container);

    ends = [];
    act(() => show({ ...other, set }));
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Подписать все 2' });
    // What was read of the one before is not read of this one.
    expect(sign.disabled).toBe(true);
    reach(1);
    reach(2);
    reach(3);
    await userEvent.click(sign);
    expect(post).toHaveBeenCalledWith('Order.Sign', { guid: one.guid, hash: set.hash });
  });

  it('has no button where it is signed, and says when', () => {
    const [you, seller] = contract().signers;
    if (!you || !seller) throw new Error('the example has two sides');
    const signers = [{ ...you, signed: true, note: '23 ноября, 21:10' }, seller];
    open(contract({ can_sign: false, signed_at: '2026-11-23T18:10:00.000Z', signers }));
    expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull();
    expect(screen.getByText('23 ноября, 21:10')).toBeTruthy();
  });
});
