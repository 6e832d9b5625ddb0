import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { catchUpWithPartners } from '../../src/modules/deal/partner-gateway/catch-up.ts';
import { press } from '../../src/testing/sale.ts';
import { testBackend, type TestBackend } from '../../src/testing/test-backend.ts';
import type { TestClient } from '../../src/testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;
beforeAll(async () => {
  backend = await testBackend();
  buyer = backend.visitor();
  await buyer.logIn();
});
afterAll(() => backend.close());

const ordersOf = async () => {
  const { body } = await buyer.post('Order.GetOrderList', { user_id: 1 });
  return (body.result as ResultOf<'Order.GetOrderList'>).orders;
};
const applicationsOf = async () => {
  const { body } = await buyer.get('Mortgage.GetApplications');
  return (body.result as ResultOf<'Mortgage.GetApplications'>).applications;
};

test('the demo orders stay where they are, and their banks can be played', async () => {
  const stages = async () =>
    (await ordersOf()).map(({ number, stage_number, waits }) => [
      number,
      stage_number,
      waits?.title,
    ]);
  const before = await stages();
  backend.clock.pass(3600);
  await catchUpWithPartners(backend.services);
  await buyer.logIn();
  expect(await stages()).toEqual(before);
  const banks = (await applicationsOf()).flatMap((application) => application.banks);
  expect(banks.map(({ status }) => status).toSorted()).toEqual(['approved', 'review']);
  const open = banks.find(({ status }) => status === 'review');
  expect((await press(buyer, open?.url ?? '', 'approve')).status).toBe(303);
  expect(await stages()).not.toEqual(before);
});

test('the demo contract is found by its number and surname', async () => {
  const asked = { number: '20352', surname: 'САВЕЛЬЕВА' };
  const { body } = await backend.visitor().post('Order.GetContractStatus', asked);
  expect(body.result).toMatchObject({ contract: { number: 'ДДУ-20352', stage: 'registering' } });
  const wrong = { number: '20352', surname: 'Иванова' };
  const refused = await backend.visitor().post('Order.GetContractStatus', wrong);
  expect(refused.body.result).toEqual({ contract: null });
});
