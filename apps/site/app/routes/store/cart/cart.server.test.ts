import { createApi } from '@m30/api/client';
import { expect, test } from 'vitest';
import { postCart } from './cart.server.ts';

const ORDER = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f03';

/** Posts the form of a lot to a backend that gives one answer. */
async function post(
  fields: Record<string, string> | string[][],
  answer: { status: number; body: object },
) {
  const sent: unknown[] = [];
  const api = createApi({
    origin: 'https://site.example',
    fetch: async (request) => {
      sent.push(await request.json());
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const url = new URL('https://site.example/cart');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { sent, result: await postCart({ api, request, url }) };
}

const held = { status: 200, body: { code: 200, result: { order: ORDER } } };

test('a lot is held at the price that stood in its form, and leads to its order', async () => {
  const { sent, result } = await post({ change: 'hold', lot: 'k2-57', price: '863000000' }, held);
  expect(sent).toEqual([{ lot: 'k2-57', price: 863_000_000 }]);
  expect(result).toBeInstanceOf(Response);
  expect((result as Response).headers.get('location')).toMatch(new RegExp(`/order/${ORDER}$`));
});

test('a set is ordered at the prices of its lots alone, and leads to its one order', async () => {
  const body = { code: 200, result: { orders: [{ lot: 'k2-57', order: ORDER }], refused: [] } };
  const fields = [
    ['change', 'together'],
    ['together', 'k2-57 863000000'],
    ['together', 'k-p1 177000000'],
  ];
  const { sent, result } = await post(fields, { status: 200, body });
  expect(sent).toEqual([
    {
      lots: ['k2-57', 'k-p1'],
      prices: { 'k2-57': 863_000_000, 'k-p1': 177_000_000 },
      together: true,
    },
  ]);
  expect((result as Response).headers.get('location')).toMatch(new RegExp(`/order/${ORDER}$`));
});

test('a form without a price, or with none that is one, holds as before', async () => {
  const { sent } = await post({ change: 'hold', lot: 'k2-57', price: 'дорого' }, held);
  expect(sent).toEqual([{ lot: 'k2-57' }]);
});

test('a price that has changed is answered 409 with the lot at the new one', async () => {
  const message = 'Цена изменилась: была 8 630 000 ₽, стала 9 630 000 ₽';
  const details = { price: { seen: 863_000_000, now: 963_000_000 } };
  const body = { code: 409, message, result: { message, details } };
  const { result } = await post(
    { change: 'hold', lot: 'k2-57', price: '863000000' },
    { status: 409, body },
  );
  expect(result).toMatchObject({
    init: { status: 409 },
    data: { message, login: false, offer: { lot: 'k2-57', price: 963_000_000 } },
  });
});
