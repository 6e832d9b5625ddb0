import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASED, orderAt } from '../../../testing/order-at.ts';
import { userIdOf } from '../../../testing/buyers.ts';
import type { Sale } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { ContractKind } from '../../deal/order/core/contract-kind.ts';
import { defects } from './handovers.table.ts';
import { defectAct, transferAct } from './act-documents.ts';
import { readHandover } from './find-premises.ts';
import { openAcceptance, signAct } from './handover.staff.ts';
import { handoverTasks } from './handover-tasks.ts';
import { handoversWork } from './handovers.work.ts';
import { toPremises } from './to-premises.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** A flat that its buyer was called to, with a defect that was sent. */
async function called(kind: ContractKind) {
  const { services } = backend;
  const sale: Sale = await orderAt(backend, RELEASED, undefined, kind);
  await openAcceptance.run(services, { order: sale.order });
  const now = services.clock();
  await services.db.insert(defects).values({
    ...{
      guid: randomUUID(),
      orderGuid: sale.order,
      room: 'Кухня',
      kind: 'windows',
      text: 'Царапина',
      state: 'sent',
    },
    ...{ act: 1, sentAt: now, dueOn: '2027-01-17', createdAt: now, changedAt: now },
  });
  const userId = await userIdOf(sale.buyer);
  return { ...sale, userId, parts: await readHandover(services.db, userId, sale.order) };
}

test.each([
  ['sale', /Продавец передаёт.*Гражданский кодекс РФ, ст\. 556/, /застройщик|214-ФЗ/i],
  ['ddu', /Застройщик передаёт.*статьёй 8.*214-ФЗ/, /продав|ст\. 556/i],
] as const)('acts of a %s cite its own law and name its own side', async (kind, said, wrong) => {
  const { parts } = await called(kind);
  const transfer = JSON.stringify(await transferAct(backend.services, parts));
  const inspection = JSON.stringify(await defectAct(backend.services, parts, 1));
  expect(transfer).toMatch(said);
  expect(inspection).toContain(kind === 'sale' ? 'ст. 557' : 'часть 2 статьи 7');
  expect(`${transfer}${inspection}`).not.toMatch(wrong);
  const number = new RegExp(`${kind === 'sale' ? 'КП' : 'ДДУ'}-\\d+`);
  for (const act of [transfer, inspection]) {
    expect(act).toMatch(number);
    expect(act).toMatch(/ООО «Меридиан 30», ИНН\s\d{10}/);
  }
});

test('what is sold is handed over by both sides: nobody is told of a one-sided act, and none is made', async () => {
  const { services } = backend;
  const { parts, order, userId } = await called('sale');
  expect(toPremises(services, parts)).toMatchObject({ state: 'ready', one_sided_on: null });
  expect(await handoverTasks(services, userId)).toMatchObject([{ deadline: null }]);
  const { items } = await handoversWork.list(services, 50);
  const facts = items.find(({ guid }) => guid === order)?.facts.map(([name]) => name);
  expect(facts).toEqual(['Заказ', 'Готова с', 'Акт']);
  backend.clock.pass(100 * 24 * 3600);
  await expect(signAct.run(services, { order, way: 'one-sided' })).rejects.toThrow('обе стороны');
});
