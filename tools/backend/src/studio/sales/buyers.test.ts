import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { demoBuyer } from '../../../demo/seed/demo-buyer.ts';
import { staffAs } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Card = StudioResult<'Buyers.Get'>;

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test.each(['савельев', '921 000-00-01', 'SAVELYEVA@'])('«%s» finds the buyer', async (text) => {
  const client = await staffAs(backend, 'lawyer');
  type Found = StudioResult<'Buyers.Find'>;
  const { buyers } = await client.result<Found>(client.get('Buyers.Find', { text }));
  expect(buyers.map(({ guid }) => guid)).toContain(demoBuyer.guid);
});

test.each([
  ['administrator', ['leads', 'viewings', 'mortgages', 'tickets']],
  ['mortgage_broker', ['leads', 'mortgages', 'tickets']],
  ['lawyer', []],
  ['handover_engineer', ['tickets']],
] as const)('%s sees of a buyer the orders, and %j', async (role, parts) => {
  const client = await staffAs(backend, role);
  const answer = client.get('Buyers.Get', { buyer: demoBuyer.guid });
  const { buyer, orders, ...rest } = await client.result<Card>(answer);
  expect(buyer.phone).toBe(demoBuyer.phone);
  expect(orders.length).toBeGreaterThan(0);
  const shown = Object.entries(rest).filter(([, part]) => part !== null);
  expect(shown.map(([name]) => name)).toEqual(parts);
});

test('applications for loans are listed with what each bank has said', async () => {
  const client = await staffAs(backend, 'mortgage_broker');
  type List = StudioResult<'Mortgage.List'>;
  const all = await client.result<List>(client.get('Mortgage.List'));
  const [first] = all.applications;
  expect(first?.banks.length).toBeGreaterThan(0);
  const found = client.get('Mortgage.List', { text: first?.number ?? '' });
  expect((await client.result<List>(found)).applications).toEqual([first]);
  const counts = await Promise.all(
    ['waiting', 'answered'].map(async (state) => {
      const { total } = await client.result<List>(client.get('Mortgage.List', { state }));
      return total;
    }),
  );
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(all.total);
});
