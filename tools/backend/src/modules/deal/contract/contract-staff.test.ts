import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { issueCertificateAction } from '../certificate/issue-certificate.staff.ts';
import { useCertificateAction } from '../certificate/use-certificate.staff.ts';
import { payContractAction } from './pay-contract.staff.ts';
import { users } from '../../people/account/accounts.table.ts';
import { demoBuyer } from '../../../../demo/seed/demo-buyer.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let demo: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  demo = backend.visitor();
  await demo.logIn();
});
afterAll(() => backend.close());

async function certificates() {
  const { body } = await demo.get('LK.GetCertificates', {});
  return (body.result as ResultOf<'LK.GetCertificates'>).certificates;
}

async function parking() {
  const { body } = await demo.get('LK.GetContracts', {});
  const { contracts } = body.result as ResultOf<'LK.GetContracts'>;
  return contracts.find(({ number }) => number === 'ДДУ-19931');
}

test('the staff give a certificate, and it is spent once', async () => {
  const { number } = await issueCertificateAction.run(backend.services, {
    phone: demoBuyer.phone,
    kind: 'gift',
    title: 'Уборка после ремонта',
    amount: '15000',
    conditions: 'Одна уборка',
    until: '2027-06-30',
  });
  const [given] = await certificates();
  expect(given).toMatchObject({ number, amount: 1_500_000, status: { label: 'Действует' } });
  expect(given?.qr).not.toBeNull();

  const spent = { number: String(number), on: 'Заявка У-1' };
  await useCertificateAction.run(backend.services, spent);
  await expect(useCertificateAction.run(backend.services, spent)).rejects.toThrow(
    /Действующего сертификата/,
  );
  const [used] = await certificates();
  expect(used).toMatchObject({ used_for: 'Заявка У-1', qr: null, paper: null });
});

test('a certificate goes to nobody who has not confirmed the phone', async () => {
  const phone = '+79215550188';
  await backend.services.db.insert(users).values({
    ...{ guid: crypto.randomUUID(), phone, phoneConfirmed: false },
    ...{ lastName: 'Чужой', name: 'Номер', secondName: '', createdAt: backend.clock() },
  });
  const given = { phone, kind: 'gift', title: 'Уборка', amount: '15000', conditions: 'Одна' };
  await expect(
    issueCertificateAction.run(backend.services, { ...given, until: '2027-06-30' }),
  ).rejects.toThrow(/с.таким телефоном нет/);
});

test('an instalment that no order stands behind says how its parts were counted', async () => {
  const { body } = await demo.get('LK.GetContract', { guid: (await parking())?.guid ?? '' });
  const { contract } = body.result as ResultOf<'LK.GetContract'>;
  const money = (kopecks = 0) => formatMoney(kopecks);
  const { price, parts } = contract;
  const rest = price - (parts[0]?.amount ?? 0);
  expect(contract.counted).toEqual([
    ['Остаток', `${money(price)} − ${money(parts[0]?.amount)} = ${money(rest)}`],
    [
      'Платёж',
      `${money(rest)} ÷ 4 = ${money(parts[1]?.amount)}, последний — ${money(parts[4]?.amount)}`,
    ],
  ]);
});

test('a payment that came moves the contract on to its next part', async () => {
  const before = await parking();
  const fields = { contract: 'ДДУ-19931', on: '2026-11-18' };
  await payContractAction.run(backend.services, fields);
  const after = await parking();
  expect((after?.paid ?? 0) - (before?.paid ?? 0)).toBe(before?.next_part?.amount);
  expect(after?.next_part?.title).toBe('Взнос 3 из 4');
});

test('a contract that no order stands behind is paid, not fulfilled, while its money lies on escrow', async () => {
  while ((await parking())?.left) {
    await payContractAction.run(backend.services, { contract: 'ДДУ-19931', on: '2026-11-18' });
  }
  expect(await parking()).toMatchObject({
    ...{ left: 0, next_part: null, status: { tone: 'work', label: 'Оплачен' } },
  });
});

test.each([
  ['ДДУ-20352', /отмечает банк/],
  ['ДДУ-00000', /с.таким номером нет/],
])('a payment for %s is refused', async (contract, why) => {
  await expect(payContractAction.run(backend.services, { contract })).rejects.toThrow(why);
});
