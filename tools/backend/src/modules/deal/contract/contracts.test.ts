import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { users } from '../../people/account/accounts.table.ts';
import { contracts } from './contracts.table.ts';
import { payablePart } from './payment-of.ts';
import { partsOn, planParts } from './plan-parts.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { orderAt, registered, tell } from '../../../testing/order-at.ts';
import { orderOf } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type Contract = ResultOf<'LK.GetContract'>['contract'];
type Listed = ResultOf<'LK.GetContracts'>['contracts'][number];

const ACCOUNT = '40824810055000123456';

let backend: TestBackend;
let demo: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  demo = backend.visitor();
  await demo.logIn();
});
afterAll(() => backend.close());

async function listOf(visitor: TestClient): Promise<Listed[]> {
  const { body } = await visitor.get('LK.GetContracts', {});
  return (body.result as ResultOf<'LK.GetContracts'>).contracts;
}

async function contractOf(visitor: TestClient, guid: string): Promise<Contract> {
  const { body } = await visitor.get('LK.GetContract', { guid });
  return (body.result as ResultOf<'LK.GetContract'>).contract;
}

/** The contract of a kind among those of a buyer. */
async function theOne(visitor: TestClient, kind: Listed['kind']): Promise<Contract> {
  const found = (await listOf(visitor)).find((one) => one.kind === kind);
  if (!found) throw new Error(`there is no ${kind}`);
  return contractOf(visitor, found.guid);
}

describe('the contracts of an order', () => {
  test('begin with the paid hold', async () => {
    const sale = await orderAt(backend, 6);
    const [hold, ...others] = await listOf(sale.buyer);
    expect(others).toEqual([]);
    expect(hold).toMatchObject({ kind: 'hold', order: sale.order, price: 3_000_000, left: 0 });
    expect(hold?.number).toBe(sale.number.replace('M30', 'БР'));
    expect(hold?.status.label).toMatch(/^Действует до/);
  });

  test('wait for the register, then for the money, as the order does', async () => {
    const sale = await orderAt(backend, 8);
    const { price, users } = await orderOf(sale);
    const signed = await theOne(sale.buyer, 'ddu');
    expect(signed).toMatchObject({ price, paid: 0, left: price, participants: users });
    expect(signed.escrow).toMatchObject({ kind: 'escrow', account: null });
    expect(signed.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    expect(signed.related.map(({ title }) => title)).toEqual(['Договор бронирования']);
    const buyers = users.map(({ last_name, name }) => `Налоговый вычет, ${last_name} ${name}`);
    expect(signed.counted.map(([name]) => name)).toEqual(['Цена за\u00a0м²', ...buyers]);

    const company = { actor: 'company' } as const;
    await tell(backend, sale.order, [
      { actor: 'bank', type: 'escrow.opened', data: { step: 'step', account: ACCOUNT } },
      { ...company, type: 'registration.sent', data: { step: 'step' } },
      {
        ...{ ...company, type: 'registration.suspended' },
        data: { step: 'step', reason: 'Уточните адрес' },
      } as const,
    ]);
    const suspended = await theOne(sale.buyer, 'ddu');
    expect(suspended.registration).toMatchObject({ suspended: true, note: 'Уточните адрес' });
    expect(suspended.status.label).toBe('Регистрация приостановлена');
    expect(suspended.parts.map(({ state }) => state)).toEqual(['ahead']);

    await tell(backend, sale.order, [
      ...registered(),
      { actor: 'bank', type: 'escrow.funded', data: { step: 'step', amount: price } },
    ]);
    const funded = await theOne(sale.buyer, 'ddu');
    expect(funded).toMatchObject({ paid: price, left: 0, next_part: null });
    expect(funded.escrow).toMatchObject({
      ...{ account: '•••• 3456', status: { label: 'Деньги на\u00a0счёте' } },
    });
    expect(funded.parts.every(({ paid_on }) => paid_on !== null)).toBe(true);
    expect(funded.registration?.steps.map(({ name }) => name)).toEqual([
      ...['Подписан', 'Отправлен в\u00a0Росреестр', 'Зарегистрирован', 'Деньги на\u00a0эскроу'],
    ]);
    expect(funded.registration?.steps.every(({ date }) => date !== null)).toBe(true);
  });

  test('in a completed building are a sale, paid by a letter of credit before the register', async () => {
    const sale = await orderAt(backend, 9, undefined, 'sale');
    const signed = await theOne(sale.buyer, 'sale');
    const { price } = await orderOf(sale);
    expect(signed).toMatchObject({
      ...{ number: sale.number.replace('M30', 'КП'), paid: price, left: 0, pay: null },
      ...{ title: 'Договор купли-продажи', escrow: { kind: 'letter' } },
    });
    expect(signed.registration?.steps.map(({ name, date }) => [name, date !== null])).toEqual([
      ['Подписан', true],
      ['Деньги на\u00a0аккредитиве', true],
      ['Отправлен в\u00a0Росреестр', false],
      ['Право зарегистрировано', false],
    ]);
    expect((await listOf(sale.buyer)).some(({ kind }) => kind === 'ddu')).toBe(false);
  });

  test('give the buyer a certificate of his signature, one for a year', async () => {
    const { buyer } = await orderAt(backend, 8);
    await orderAt(backend, 8, buyer);
    const { body } = await buyer.get('LK.GetCertificates', {});
    const { signatures } = body.result as ResultOf<'LK.GetCertificates'>;
    expect(signatures.map(({ status }) => status.label)).toEqual(['Действует']);
  });
});

describe('the next part of a price', () => {
  test('has requisites and a code once the contract is registered, until it is paid', async () => {
    const sale = await orderAt(backend, 8);
    const { price } = await orderOf(sale);
    const bank = { actor: 'bank' } as const;
    await tell(backend, sale.order, [
      { ...bank, type: 'escrow.opened', data: { step: 'step', account: ACCOUNT } },
    ]);
    expect(await theOne(sale.buyer, 'ddu')).toMatchObject({ pay: null, payable: false });
    await tell(backend, sale.order, registered());
    const { pay, payable, number } = await theOne(sale.buyer, 'ddu');
    expect(payable).toBe(true);
    expect(pay).toMatchObject({ account: ACCOUNT, amount: price, bic: '044030730' });
    expect(pay?.recipient).toMatch(/^Покупатель Номер\d+ Иванович$/);
    expect(pay?.purpose).toContain(`по договору ${number} от`);
    expect(pay?.qr.path).toMatch(/^M4 4h1v1h-1z/);
    await tell(backend, sale.order, [
      { ...bank, type: 'escrow.funded', data: { step: 'step', amount: price } },
    ]);
    expect(await theOne(sale.buyer, 'ddu')).toMatchObject({ pay: null, payable: false });
  });

  test('is the bank’s matter where a bank lends it', async () => {
    const payment = {
      kind: 'mortgage',
      terms: { programme: 'x', down_payment: 30, months: 12 },
    } as const;
    const parts = planParts({ price: 100, payment, signedAt: new Date('2026-11-01') });
    const told = { account: '40824810055000123456', status: { tone: 'wait', label: '' } } as const;
    const [own, loan] = partsOn(parts, '2026-11-02');
    expect(payablePart(told, own && loan ? [own, loan] : [])).toBe(own);
    expect(payablePart(told, loan ? [loan] : [])).toBeNull();
  });
});

describe('the demo buyer', () => {
  test('has contracts whose money adds up', async () => {
    const listed = await listOf(demo);
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(
      new Set(['ddu', 'sale', 'hold', 'parking', 'addendum']),
    );
    for (const { guid, price, paid, left, status } of listed) {
      const { parts } = await contractOf(demo, guid);
      const sum = (of: typeof parts) => of.reduce((total, { amount }) => total + amount, 0);
      if (status.tone !== 'stop') expect([paid + left, sum(parts)]).toEqual([price, price]);
      expect(sum(parts.filter(({ state }) => state === 'paid'))).toBe(paid);
    }
  });

  test('reads what needs her first and what is over last', async () => {
    const listed = await listOf(demo);
    expect(listed[0]).toMatchObject({ kind: 'parking', payable: true });
    const tones = listed.slice(1).map(({ status }) => status.tone);
    const order = ['wait', 'new', 'work', 'done', 'stop'];
    expect(tones).toEqual(tones.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(tones.at(-1)).toBe('stop');
  });

  test('finds in each the number that the public page knows', async () => {
    for (const { number, kind } of await listOf(demo)) {
      if (kind !== 'ddu' && kind !== 'parking') continue;
      const { body } = await backend
        .visitor()
        .post('Order.GetContractStatus', { number, surname: 'Савельева' });
      expect((body.result as { contract: unknown }).contract).not.toBeNull();
    }
  });
});

describe('a contract', () => {
  test('is not there for another buyer, nor for a guest', async () => {
    const [other] = await someBuyers(backend, 1);
    const [own] = await listOf(demo);
    const guid = own?.guid ?? '';
    const theirs = await other?.get('LK.GetContract', { guid });
    const nobodys = await other?.get('LK.GetContract', { guid: randomUUID() });
    expect([theirs?.status, theirs?.body]).toEqual([404, nobodys?.body]);
    expect((await backend.visitor().get('LK.GetContract', { guid })).status).toBe(401);
    const { body } = await demo.get('LK.GetCertificates', {});
    const { certificates } = body.result as ResultOf<'LK.GetCertificates'>;
    const [certificate] = certificates.flatMap(({ paper }) => paper ?? []);
    for (const paper of [`/api/contracts/${guid}.pdf`, certificate ?? '']) {
      expect((await demo.send(paper)).status).toBe(200);
      expect((await other?.send(paper))?.status).toBe(404);
      expect((await backend.visitor().send(paper)).status).toBe(401);
    }
  });

  test('names no contract of whoever had its order before', async () => {
    const sale = await orderAt(backend, 8);
    const { guid } = await theOne(sale.buyer, 'ddu');
    const { db } = backend.services;
    const ofHold = and(eq(contracts.orderGuid, sale.order), eq(contracts.kind, 'hold'));
    const [hold] = await db.select().from(contracts).where(ofHold);
    const [before] = await db
      .select()
      .from(users)
      .where(ne(users.id, hold?.userId ?? 0))
      .limit(1);
    await db
      .update(contracts)
      .set({ userId: before?.id ?? 0 })
      .where(ofHold);
    expect((await contractOf(sale.buyer, guid)).related).toEqual([]);
  });

  test('is printed for its owner', async () => {
    const [own] = await listOf(demo);
    const answer = await demo.send(`/api/contracts/${own?.guid}.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  });
});
