import { reducedArea } from '@m30/calculators/area';
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedContract, OrderContract } from '@m30/api';
import { lots } from '../../estate/objects.table.ts';
import { orderParticipants } from '../order/orders.table.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { bring, orderAt, signedByOther, tell } from '../../../testing/order-at.ts';
import { lastCode } from '../../../testing/outbox.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  phoneOf,
  press,
  type Sale,
} from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { composeContract } from './core/compose.ts';
import { sale as saleFacts, share as shareFacts } from './core/facts.fixture.ts';
import type { LotKind } from '../../estate/types.ts';
import { drawingsOf } from './drawing/drawings-of.ts';
import { lotOf } from './lot-of.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const contractOf = ({ body }: TestAnswer) => (body.result as { contract: OrderContract }).contract;

const read = async ({ buyer, order }: Sale) =>
  contractOf(await buyer.post('Order.GetContract', { guid: order }));

async function check(hash: string): Promise<CheckedContract | null> {
  const { body } = await backend.visitor().get('Order.CheckContract', { hash });
  return (body.result as { contract: CheckedContract | null }).contract;
}

async function sign(sale: Sale, hash: string): Promise<void> {
  await tell(backend, sale.order, signedByOther());
  const page = await partnerPage(sale, 'Order.Sign', { hash });
  const code = await lastCode(backend.services, await phoneOf(backend, sale));
  expect((await press(sale.buyer, page, 'sign', { code })).status).toBe(303);
}

async function pdf({ buyer }: Sale, path: string): Promise<{ bytes: Uint8Array; name: string }> {
  const answer = await buyer.send(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    name: name.replaceAll('\u00a0', ' '),
  };
}

describe('a draft', () => {
  test('is read from the day on that the documents are accepted, by its buyer alone', async () => {
    const early = await orderAt(backend, 6);
    const refused = await early.buyer.post('Order.GetContract', { guid: early.order });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Договор ещё не составлен: сначала проверим документы участников',
    ]);
    const sale = await orderAt(backend, 7);
    const [stranger] = await someBuyers(backend, 1);
    expect((await stranger?.post('Order.GetContract', { guid: sale.order }))?.status).toBe(404);
    expect((await stranger?.send(`/api/order-contracts/${sale.order}.pdf`))?.status).toBe(404);
    expect(await read(sale)).toMatchObject({ version: 1, can_sign: true, signed_at: null });
  });

  test('of a building that is commissioned before the signature is a sale, paid at once whatever was chosen', async () => {
    const sale = await openSale(backend, { instalment: true });
    const { price } = await orderOf(sale);
    const terms = { down_payment: Math.ceil(price / 2), months: 9 };
    const choice = { guid: sale.order, kind: 'instalment', terms };
    expect((await sale.buyer.post('Order.SetPayment', choice)).status).toBe(200);
    await bring(backend, sale, { from: 4, to: 7 });
    const bySum = ({ text }: OrderContract) => text.chapters[4]?.clauses[0]?.text;
    expect(bySum(await read(sale))).toContain('первым взносом');
    const permit = { on: '2026-11-18', permit: '78-1' };
    await tell(backend, sale.order, [
      { actor: 'company', type: 'building.commissioned', data: permit },
    ]);
    expect((await read(sale)).text.kind).toBe('sale');
    expect(bySum(await read(sale))).toContain('из собственных средств единовременно');
  });

  test('names the people, the lot and the price of its order', async () => {
    const sale = await orderAt(backend, 7);
    const { apartment, price } = await orderOf(sale);
    const { text } = await read(sale);
    const said = text.chapters
      .flatMap(({ clauses }) => clauses.map((clause) => clause.text))
      .join('\n');
    expect(said).toContain('(далее — Застройщик), в лице генерального директора Воронцова');
    expect(said).toContain('Савельева Марина Андреевна');
    expect(said).toContain('Савельев Павел Игоревич — 1/2');
    expect(said).toContain(`«${apartment.complexName}»`);
    expect(said.replace(/\s/g, '')).toContain(`ЦенаДоговора—${price / 100}(`);
    expect(text.chapters[0]?.clauses[2]).toMatchObject({ number: '1.3', differs: true });
  });

  test('is known by its hash as one that nobody has signed, without a name', async () => {
    const { hash, text } = await read(await orderAt(backend, 7));
    const found = await check(hash);
    expect(found).toMatchObject({ number: text.number, signed_at: null, signatures: 0 });
    expect(JSON.stringify(found)).not.toMatch(/Савель|4008|Средний/);
    expect(await check(hash.toUpperCase().replace(/.{8}/g, '$& '))).toEqual(found);
  });

  test('that has changed takes the place of the one before, which cannot be signed any more', async () => {
    const sale = await orderAt(backend, 7);
    const before = await read(sale);
    await rename(sale, 'Новая-Фамилия');
    const refused = await sale.buyer.post('Order.Sign', { guid: sale.order, hash: before.hash });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Текст договора изменился. Прочитайте его ещё раз и подпишите',
    ]);
    expect(await read(sale)).toMatchObject({ version: 2 });
    expect(await check(before.hash)).toMatchObject({ outdated: true });
    const unseen = await sale.buyer.post('Order.Sign', { guid: sale.order, hash: 'f'.repeat(64) });
    expect(unseen.status).toBe(409);
    expect((await sale.buyer.post('Order.Sign', { guid: sale.order })).status).toBe(400);
  });
});

async function rename({ order }: Sale, last_name: string): Promise<void> {
  const { db } = backend.services;
  const own = eq(orderParticipants.orderGuid, order);
  const [row] = await db.select().from(orderParticipants).where(own);
  if (!row?.data) throw new Error('nobody is named');
  await db
    .update(orderParticipants)
    .set({ data: { ...row.data, last_name } })
    .where(own);
}

describe('a signed contract', () => {
  test('stays what was signed, whatever changes afterwards; its files have their names', async () => {
    const sale = await orderAt(backend, 7);
    const draft = await read(sale);
    const before = await pdf(sale, draft.paper);
    expect(before.name).toMatch(/^Проект\. Договор/);
    await sign(sale, draft.hash);
    await rename(sale, 'Другая');
    const signed = await read(sale);
    expect(signed).toMatchObject({ hash: draft.hash, can_sign: false, imitated: true });
    expect(signed.text).toEqual(draft.text);
    expect(signed.signers[0]).toMatchObject({ signed: true });

    const { files } = await orderOf(sale);
    const number = sale.number.replace('M30', 'ДДУ');
    expect(files.slice(0, 2).map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(new RegExp(`^Договор .* № ${number} от \\d+ `)),
      `Сертификат подписи № ${number}`,
    ]);
    const after = await pdf(sale, files[0]?.src ?? '');
    expect(after.bytes).toEqual(before.bytes);
    expect(after.name).toBe(`${files[0]?.name.replaceAll('\u00a0', ' ')}.pdf`);
    const certificate = await pdf(sale, files[1]?.src ?? '');
    expect(certificate.name).toBe(`Сертификат подписи № ${number}.pdf`);

    const fileHash = createHash('sha256').update(after.bytes).digest('hex');
    expect(await check(fileHash)).toMatchObject({
      ...{ hash: draft.hash, found_by: 'file', signatures: 3, imitated: true, outdated: false },
      signed_at: signed.signed_at,
      // An imitated signature has no certificate, not even a made-up one.
      signed_by: [
        { side: 'buyer', owner: 'Павел Игоревич С.', certificate: null },
        { side: 'buyer', owner: 'Марина Андреевна С.', certificate: null },
        { side: 'seller', owner: expect.stringContaining('Меридиан 30'), certificate: null },
      ],
    });
  });

  test('the operator is shown which document is signed, and says that it only imitates', async () => {
    const sale = await orderAt(backend, 7);
    const { hash } = await read(sale);
    const page = await partnerPage(sale, 'Order.Sign', { hash });
    const html = await (await backend.visitor().send(page)).text();
    expect(html).toContain(hash);
    expect(html).toContain('имитирует «Госключ»');
  });

  test('is not begun for another text while the operator has a former one', async () => {
    const sale = await orderAt(backend, 7);
    const { hash } = await read(sale);
    const page = await partnerPage(sale, 'Order.Sign', { hash });
    await rename(sale, 'Позже');
    const later = { guid: sale.order, hash: (await read(sale)).hash };
    const refused = await sale.buyer.post('Order.Sign', later);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Подпись прежнего текста уже начата. Откажитесь от неё на странице оператора',
    ]);
    await press(sale.buyer, page, 'decline');
    // The next code to a phone waits for a minute.
    backend.clock.pass(120);
    expect((await sale.buyer.post('Order.Sign', later)).status).toBe(200);
  });

  test('has no text where the order stopped before it', async () => {
    const sale = await orderAt(backend, 7);
    await sale.buyer.post('Order.Cancel', { guid: sale.order, reason: 'price' });
    const refused = await sale.buyer.post('Order.GetContract', { guid: sale.order });
    expect(refused.status).toBe(409);
  });
});

test('a hash that nothing has stands for nothing, and no hash is refused', async () => {
  expect(await check(createHash('sha256').update(randomUUID()).digest('hex'))).toBeNull();
  expect((await backend.visitor().get('Order.CheckContract', { hash: 'abc' })).status).toBe(400);
});

/** What the appendix shows of each kind that is sold by a contract of its own. */
const DRAWN: Readonly<Partial<Record<LotKind, readonly string[]>>> = {
  flat: ['plan', 'place'],
  commercial: ['plan'],
  parking: ['place'],
  storage: ['place'],
};

test('every lot of the catalogue has a contract whose areas and price are its own', async () => {
  const { snapshot } = backend.services.catalogue;
  const rows = await backend.services.db.select({ guid: lots.guid }).from(lots);
  for (const { guid } of rows) {
    const placed = snapshot.placed.get(guid);
    if (!placed) throw new Error(`lot ${guid} is not placed`);
    const drawings = await drawingsOf(snapshot, backend.services.media, placed);
    const lot = { ...lotOf(snapshot, placed), finish: null, drawings };
    if (DRAWN[placed.kind]) {
      expect([placed.kind, drawings.map(({ shows }) => shows)]).toEqual([
        placed.kind,
        DRAWN[placed.kind],
      ]);
    }
    if (lot.rooms.length > 0) {
      const rooms = lot.rooms.map(({ area }) => area);
      expect(reducedArea(rooms, lot.summer).area, lot.what).toBe(lot.area);
    }
    const facts = {
      ...(placed.building.handoverYear ? shareFacts : saleFacts),
      lot,
      price: placed.price,
    };
    const text = JSON.stringify(composeContract(facts));
    expect(text).not.toMatch(/undefined|NaN|null м/);
  }
});
