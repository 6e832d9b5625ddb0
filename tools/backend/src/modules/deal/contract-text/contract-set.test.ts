import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoParticipants, type Invitation, type OrderContract } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { bring } from '../../../testing/order-at.ts';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  phoneOf,
  press,
  readContract,
  type Sale,
} from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';
import { testMatters } from '../../../adapters/test-partner/test-partner.table.ts';

let backend: TestBackend;
let sale: Sale;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const OTHER = demoParticipants[1]?.phone ?? '';
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const said = (text: OrderContract['text'], chapter: number) =>
  (text.chapters[chapter - 1]?.clauses ?? [])
    .map((clause) => clause.text)
    .join(' ')
    .replaceAll('\u00a0', ' ');

async function textsOf({ buyer, order }: Sale): Promise<OrderContract[]> {
  const texts: OrderContract[] = [];
  for (const part of [0, 1, 2]) {
    const { body } = await buyer.post('Order.GetContract', { guid: order, part });
    texts.push((body.result as ResultOf<'Order.GetContract'>).contract);
  }
  return texts;
}

const roubles = (kopecks: number) =>
  (kopecks / 100)
    .toLocaleString('ru-RU', {
      minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
    })
    .replaceAll('\u00a0', ' ');

async function finish(visitor: TestClient, page: string, phone: string) {
  return press(visitor, page, 'sign', { code: await lastCode(backend.services, phone) });
}

describe('a flat, a parking place and a storage room in one order', () => {
  test('have a contract each, which names its own price; together they are the price of the order', async () => {
    backend.clock.pass(86_400);
    sale = await openSale(backend, { set: true });
    await bring(backend, sale, { from: 4, to: 7 });
    const { price, lots, number } = await orderOf(sale);
    const texts = await textsOf(sale);
    const digits = number.replace('M30-', '');
    expect(texts.map(({ text }) => text.number)).toEqual([
      `ДДУ-${digits}`,
      `ДДУ-${digits}-2`,
      `ДДУ-${digits}-3`,
    ]);
    expect(sum(lots.map((one) => one.price))).toBe(price);
    for (const [index, { text, hash, set, part }] of texts.entries()) {
      const lot = lots[index];
      expect(said(text, 4)).toContain(roubles(lot?.price ?? 0));
      expect(said(text, 4)).toContain(`№ ДДУ-${digits}`);
      if (index > 0) expect(said(text, 4)).toContain(`со скидкой ${lot?.percent} %`);
      expect([part, set.texts[index]?.hash, set.texts.length]).toEqual([index, hash, 3]);
      expect(set.hash).not.toBe(hash);
    }
    expect(texts[1]?.text.object).toContain('машино-место');
    const none = await sale.buyer.post('Order.GetContract', { guid: sale.order, part: 3 });
    expect(none.status).toBe(404);
  });

  test('are read and signed together, by everybody, each text with a signature of its own', async () => {
    const texts = await textsOf(sale);
    const alone = await sale.buyer.post('Order.Sign', { guid: sale.order, hash: texts[0]?.hash });
    expect([alone.status, alone.body.message]).toEqual([
      409,
      'Текст договора изменился. Прочитайте его ещё раз и подпишите',
    ]);
    const page = await partnerPage(sale, 'Order.Sign', { hash: await readContract(sale) });
    const matters = await backend.services.db.select().from(testMatters);
    const told = JSON.stringify(matters.find(({ guid }) => page.endsWith(guid))?.matter);
    for (const { hash } of texts) expect(told).toContain(hash);
    await finish(sale.buyer, page, await phoneOf(backend, sale));

    const sms = await lastTo(backend.services, OTHER);
    const link = sms.kind === 'sms' ? /\/podpis\/([\w-]+) /.exec(sms.text)?.[1] : '';
    const husband = backend.visitor();
    const { body } = await husband.post('Signing.GetInvitation', { link });
    const { invitation } = body.result as { invitation: Invitation };
    expect(invitation.texts.map(({ hash }) => hash)).toEqual(texts.map(({ hash }) => hash));
    const signing = await husband.post('Signing.Sign', { link, hash: invitation.hash });
    await finish(husband, (signing.body.result as { url: string }).url, OTHER);
    expect((await orderOf(sale)).stage_number).toBe(8);
    for (const { hash } of texts) {
      const checked = await backend.visitor().get('Order.CheckContract', { hash });
      expect(checked.body.result).toMatchObject({
        contract: { hash, signatures: 3, outdated: false },
      });
    }
  });

  test('leave a contract and its signatures each among the files, under their names', async () => {
    const { files, number } = await orderOf(sale);
    const digits = number.replace('M30-', '');
    const papers = files.filter(({ src }) => src.startsWith('/api/order-contracts/'));
    expect(papers).toHaveLength(6);
    for (const [index, { name, src }] of papers.entries()) {
      const lot = Math.floor(index / 2);
      expect(name).toContain(`ДДУ-${digits}${lot === 0 ? '' : `-${lot + 1}`}`);
      const answer = await sale.buyer.send(src);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });

  test('have one plan, which each contract shows its part of', async () => {
    const { price } = await orderOf(sale);
    const before = await contractsOf(sale);
    expect(sum(before.map((one) => one.price))).toBe(price);
    expect(sum(before.map(({ left }) => left))).toBe(price);
    await bring(backend, sale, { from: 8, to: 10 });
    const after = await contractsOf(sale);
    expect(after).toHaveLength(3);
    expect(after.every(({ left, paid, price: own }) => left === 0 && paid === own)).toBe(true);
  });
});

async function contractsOf({ buyer }: Sale) {
  const { body } = await buyer.get('LK.GetContracts', {});
  const { contracts } = body.result as ResultOf<'LK.GetContracts'>;
  return contracts.filter(({ kind }) => kind === 'ddu');
}

describe('the payment of a set', () => {
  test('by instalments falls on each contract, equal parts equally, and on none a kopeck too much', async () => {
    backend.clock.pass(86_400);
    const paid = await openSale(backend, { set: true, instalment: true });
    const { lots, price } = await orderOf(paid);
    const terms = { down_payment: Math.ceil(price * 0.3), months: 6 };
    const choice = { guid: paid.order, kind: 'instalment', terms };
    expect((await paid.buyer.post('Order.SetPayment', choice)).status).toBe(200);
    await bring(backend, paid, { from: 4, to: 7 });
    const texts = await textsOf(paid);
    // Signed two days after it was drawn up: the days stay those of the contract.
    backend.clock.pass(2 * 86_400);
    await bring(backend, paid, { from: 7, to: 8 });
    const contracts = await contractsOf(paid);
    const plans = await Promise.all(
      contracts.map(async ({ guid }) => {
        const { body } = await paid.buyer.get('LK.GetContract', { guid });
        return (body.result as ResultOf<'LK.GetContract'>).contract.parts;
      }),
    );
    expect(plans.map((parts) => sum(parts.map(({ amount }) => amount))).toSorted()).toEqual(
      lots.map((one) => one.price).toSorted(),
    );
    expect(sum(plans.map(([first]) => first?.amount ?? 0))).toBe(terms.down_payment);
    for (const [at, parts] of plans.entries()) {
      const { number } = contracts[at] ?? {};
      const text = texts.find((one) => one.text.number === number)?.text;
      for (const { due, amount } of parts.slice(1)) {
        const line = `до ${formatDate(due)} года — ${roubles(amount)} ₽`;
        expect(text && said(text, 5)).toContain(line.replaceAll('\u00a0', ' '));
      }
    }
  });

  test('by a loan takes what goes with the flat from own money', async () => {
    backend.clock.pass(86_400);
    const lent = await openSale(backend, { set: true });
    const { lots, price } = await orderOf(lent);
    const others = price - (lots[0]?.price ?? 0);
    const pay = (down_payment: number) =>
      lent.buyer.post('Order.SetPayment', {
        ...{ guid: lent.order, kind: 'mortgage' },
        terms: { programme: 'baltika-standard', down_payment, months: 360 },
      });
    const refused = await pay(Math.ceil(others + (price - others) * 0.05));
    expect([refused.status, issuesOf(refused)[0]?.path]).toEqual([422, 'terms.down_payment']);
    expect((await pay(Math.ceil(others + (price - others) * 0.6))).status).toBe(200);
  });
});
