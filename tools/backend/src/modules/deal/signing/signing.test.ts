import { randomUUID } from 'node:crypto';
import { yearsLater } from '@m30/calculators/family';
import { moscowDay } from '@m30/ui-kit/format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoParticipants, type Invitation, type OrderContract } from '@m30/api';
import { testMatters } from '../../../adapters/test-partner/test-partner.table.ts';
import { accepted, bring, orderAt, tell } from '../../../testing/order-at.ts';
import { lastCode, lastTo, received } from '../../../testing/outbox.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  phoneOf,
  press,
  readContract,
  type Sale,
} from '../../../testing/sale.ts';
import { signatureInvitations } from './signature-invitations.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestAnswer, type TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const PHONE = demoParticipants[1]?.phone ?? '';
const DAY = 86_400;

/** The secret of the link that the husband got last. */
async function tokenOf(): Promise<string> {
  const sms = await lastTo(backend.services, PHONE);
  const found = sms.kind === 'sms' ? /\/podpis\/([\w-]+) /.exec(sms.text)?.[1] : undefined;
  if (!found) throw new Error('no link was sent');
  return found;
}

/** An order at its signature whose husband has just been invited. */
async function drawnUp(): Promise<{ sale: Sale; token: string; husband: TestClient }> {
  // Quotas of the one demo phone.
  backend.clock.pass(DAY);
  const sale = await orderAt(backend, 7);
  return { sale, token: await tokenOf(), husband: backend.visitor() };
}

const open = (visitor: TestClient, token: string) =>
  visitor.post('Signing.GetInvitation', { link: token });
const invitationOf = ({ body }: TestAnswer) =>
  (body.result as { invitation: Invitation }).invitation;

/** Signs on the operator's page with the code that came to a phone. */
async function finish(visitor: TestClient, page: string, phone: string): Promise<Response> {
  const code = await lastCode(backend.services, phone);
  return press(visitor, page, 'sign', { code });
}

async function signAsHusband(husband: TestClient, token: string): Promise<Response> {
  const { hash } = invitationOf(await open(husband, token));
  const { status, body } = await husband.post('Signing.Sign', { link: token, hash });
  expect([status, body.message]).toEqual([200, undefined]);
  return finish(husband, (body.result as { url: string }).url, PHONE);
}

async function signAsBuyer(sale: Sale): Promise<void> {
  const page = await partnerPage(sale, 'Order.Sign', { hash: await readContract(sale) });
  await finish(sale.buyer, page, await phoneOf(backend, sale));
}

describe('a contract of two', () => {
  test('is read and signed by the other one without an account, with a code to an own phone', async () => {
    const { sale, token, husband } = await drawnUp();
    const invitation = invitationOf(await open(husband, token));
    expect(invitation).toMatchObject({
      ...{ name: 'Павел Савельев', buyer: 'Марина Савельева', state: 'open' },
      hash: await readContract(sale),
    });
    expect(JSON.stringify(invitation.texts)).toContain('Договор считается подписанным, когда');
    const left = await signAsHusband(husband, token);
    expect(left.headers.get('location')).toBe('/podpis/gotovo');
    const half = await orderOf(sale);
    expect([half.stage_number, half.can.includes('sign')]).toEqual([7, true]);
    expect(half.signers.map(({ signed_at }) => signed_at !== null)).toEqual([false, true]);
    expect(invitationOf(await open(husband, token)).state).toBe('signed');
    await signAsBuyer(sale);
    const { stage_number, timeline, signers } = await orderOf(sale);
    expect(stage_number).toBe(8);
    expect(signers.every(({ signed_at }) => signed_at !== null)).toBe(true);
    expect(timeline.slice(0, 2).map(({ title }) => title)).toEqual([
      'Договор подписан',
      'Договор подписан: Савельев\u00a0Павел',
    ]);
  });

  test('waits for the other one after the buyer has signed; each signs once', async () => {
    const { sale, token, husband } = await drawnUp();
    await signAsBuyer(sale);
    const { stage_number, next_step, waits, can } = await orderOf(sale);
    expect([stage_number, next_step, waits?.title]).toEqual([
      7,
      null,
      'Ждём подписи остальных участников',
    ]);
    expect(can).not.toContain('sign');
    const again = await sale.buyer.post('Order.Sign', {
      ...{ guid: sale.order, hash: await readContract(sale) },
    });
    expect(again.status).toBe(409);
    await signAsHusband(husband, token);
    expect((await orderOf(sale)).stage_number).toBe(8);
    const { hash } = invitationOf(await open(husband, token));
    expect((await husband.post('Signing.Sign', { link: token, hash })).status).toBe(409);
  });

  test('has a certificate of each under it', async () => {
    const { sale, token, husband } = await drawnUp();
    await signAsHusband(husband, token);
    await signAsBuyer(sale);
    const hash = await readContract(sale);
    const { body } = await backend.visitor().get('Order.CheckContract', { hash });
    expect(body.result).toMatchObject({ contract: { signatures: 3 } });
    const { signers } = (
      (await sale.buyer.post('Order.GetContract', { guid: sale.order })).body.result as {
        contract: OrderContract;
      }
    ).contract;
    expect(signers.map(({ signed }) => signed)).toEqual([true, true, true]);
    const paper = await sale.buyer.send(`/api/order-contracts/${sale.order}/signature.pdf`);
    expect(paper.status).toBe(200);
  });

  test('cannot be signed by the hash of another text', async () => {
    const { token, husband } = await drawnUp();
    const wrong = await husband.post('Signing.Sign', { link: token, hash: 'f'.repeat(64) });
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'Текст договора изменился. Прочитайте его ещё раз и подпишите',
    ]);
  });
});

describe('an invitation', () => {
  test('is replaced by a reminder, which only the buyer sends, and not at once', async () => {
    const { sale, token, husband } = await drawnUp();
    const invite = (buyer = sale.buyer) =>
      buyer.post('Order.InviteSigner', { guid: sale.order, participant: 1 });
    expect((await invite()).status).toBe(429);
    backend.clock.pass(120);
    expect((await invite()).status).toBe(200);
    expect((await open(husband, token)).status).toBe(404);
    expect((await open(husband, await tokenOf())).status).toBe(200);
    expect((await invite(backend.visitor())).status).toBe(401);
    const other = await orderAt(backend, 6);
    expect((await invite(other.buyer)).status).toBe(404);
    backend.clock.pass(120);
    const early = await other.buyer.post('Order.InviteSigner', {
      ...{ guid: other.order, participant: 1 },
    });
    expect(early.status).toBe(409);
  });

  test('opens no longer than its days, and nothing that was guessed', async () => {
    const { token, husband } = await drawnUp();
    expect((await open(husband, 'Z'.repeat(32))).status).toBe(404);
    backend.clock.pass(8 * DAY);
    expect((await open(husband, token)).status).toBe(404);
  });

  test('leaves its secret in the SMS alone', async () => {
    const { sale, token, husband } = await drawnUp();
    await signAsHusband(husband, token);
    const { db } = backend.services;
    const hashes = await db.select().from(signatureInvitations);
    const matters = await db.select().from(testMatters);
    expect(JSON.stringify([hashes, matters])).not.toContain(token);
    const letters = (await received(backend.services)).filter(({ to }) => to === PHONE);
    expect(letters.some((one) => one.kind === 'sms' && one.text.includes(token))).toBe(true);
    expect(JSON.stringify(await orderOf(sale))).not.toContain(token);
  });
});

describe('a family that buys by shares', () => {
  const third = { part: 1, of: 3 };
  const adults = demoParticipants.map((person) => ({ ...person, share: third }));
  const anna = {
    ...{ last_name: 'Савельева', name: 'Анна', second_name: 'Павловна' },
    ...{ snils: '000-000-600 02', address: adults[0]?.address, share: third, parent: 0 },
  };
  const certificate = {
    birth_certificate: { series: 'ii-ак', number: '123456', issuer: 'ЗАГС', date: '2018-05-10' },
  };
  const passport = {
    ...{ passport_series: '4025', passport_number: '502871', department_code: '780012' },
    passport_issuer: 'ГУ МВД России',
  };
  const agent = {
    ...{ last_name: 'Иванов', name: 'Иван', second_name: 'Ильич', birth_date: '1980-01-01' },
    ...{ ...passport, passport_date: '2000-02-01', phone: '+79110005544' },
    ...{ power_number: '78/1', power_date: '2026-11-01', power_until: '2030-01-01', notary: 'Ким' },
  };
  const day = () => moscowDay(backend.clock());

  /** An order at its signature. */
  async function drawn(...users: object[]): Promise<Sale> {
    backend.clock.pass(DAY);
    const sale = await openSale(backend);
    const named = await sale.buyer.post('Order.SetUsers', { guid: sale.order, users });
    expect([named.status, named.body.message]).toEqual([200, undefined]);
    await bring(backend, sale, { from: 4, to: 6 });
    await givePapers(sale);
    return sale;
  }

  /** What the staff accept: whatever is wanted. */
  async function givePapers({ buyer, order }: Sale): Promise<void> {
    const { papers } = await orderOf({ buyer, order, number: '', lot: '' });
    const files = papers
      .filter(({ check }) => check !== 'accepted')
      .map(({ kind, participant }) => ({
        actor: 'buyer' as const,
        type: 'file.added' as const,
        data: { file: randomUUID(), kind, participant: participant ?? 0 },
      }));
    await tell(backend, order, [
      ...files,
      { actor: 'buyer', type: 'documents.sent', data: {} },
      ...accepted(files),
    ]);
  }

  test('asks a child for a birth certificate and no signature: the parent signs', async () => {
    const sale = await drawn(...adults, { ...anna, ...certificate, birth_date: '2018-05-03' });
    const { papers, signers, stage_number } = await orderOf(sale);
    expect(stage_number).toBe(7);
    expect(papers.map(({ kind, participant }) => [kind, participant])).toEqual([
      ['passport', 0],
      ['passport', 1],
      ['birth', 2],
    ]);
    expect(signers.map(({ participant, note }) => [participant, note])).toEqual([
      [0, expect.stringMatching(/от\sимени ребёнка: Анна/)],
      [1, null],
    ]);
    const husband = backend.visitor();
    const { texts } = invitationOf(await open(husband, await tokenOf()));
    expect(JSON.stringify(texts)).toContain('свидетельство о рождении II-АК № 123456');
    await signAsHusband(husband, await tokenOf());
    await signAsBuyer(sale);
    expect((await orderOf(sale)).stage_number).toBe(8);
  });

  test('lets a representative sign, invited on a phone of his own', async () => {
    const [wife, { phone: _, ...husband } = { phone: '' }] = adults;
    const half = { share: { part: 1, of: 2 } };
    const sale = await drawn({ ...wife, ...half }, { ...husband, ...half, representative: agent });
    const { papers, signers } = await orderOf(sale);
    expect(papers.map(({ kind }) => kind)).toEqual(['passport', 'passport', 'power']);
    expect(signers[1]).toMatchObject({ name: 'Иван Иванов', phone_end: '55-44' });
    const sms = await lastTo(backend.services, agent.phone);
    const token = sms.kind === 'sms' ? (/\/podpis\/([\w-]+) /.exec(sms.text)?.[1] ?? '') : '';
    const visitor = backend.visitor();
    const { name, hash } = invitationOf(await open(visitor, token));
    expect(name).toBe('Иван Иванов');
    const { body } = await visitor.post('Signing.Sign', { link: token, hash });
    await finish(visitor, (body.result as { url: string }).url, agent.phone);
    expect((await orderOf(sale)).signers[1]?.signed_at).not.toBeNull();
  });

  test('draws the contract up anew for a child who turns 14 before the signature', async () => {
    // Fourteen in three days: named a child, signed for by nobody then.
    const birth_date = yearsLater(
      moscowDay(new Date(backend.clock().getTime() + 3 * 86_400_000)),
      -14,
    );
    const child = { ...anna, ...certificate, birth_date };
    const sale = await drawn(...adults, child);
    backend.clock.pass(4 * DAY);
    const hash = await readContract(sale);
    const refused = await sale.buyer.post('Order.Sign', { guid: sale.order, hash });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/исполнилось 14/),
    ]);
    const grown = await orderOf(sale);
    expect([grown.stage_number, grown.next_step?.title]).toEqual([6, 'Укажите паспорт участника']);
    const named = await sale.buyer.post('Order.SetUsers', {
      guid: sale.order,
      users: [
        ...adults,
        { ...anna, ...passport, birth_date, passport_date: day(), phone: '+79110007788' },
      ],
    });
    expect([named.status, named.body.message]).toEqual([200, undefined]);
    await givePapers(sale);
    const { stage_number, papers, signers } = await orderOf(sale);
    expect(stage_number).toBe(7);
    expect(papers.filter(({ participant }) => participant === 2).map(({ kind }) => kind)).toEqual([
      'passport',
      'birth',
      'consent',
    ]);
    expect(signers).toHaveLength(3);
    const { body } = await sale.buyer.post('Order.GetContract', { guid: sale.order });
    expect(JSON.stringify(body.result)).toContain('с согласия законного представителя');
  });
});

describe('the people who buy', () => {
  const [wife, husband] = demoParticipants;
  const name = async (users: object[], ownership?: string) => {
    const sale = await openSale(backend);
    const answer = await sale.buyer.post('Order.SetUsers', {
      ...{ guid: sale.order, users },
      ...(ownership && { ownership }),
    });
    return { sale, answer };
  };

  test('own jointly as two grown-up spouses, without shares, with the proof of their marriage', async () => {
    const { sale, answer } = await name(
      [wife ?? {}, { ...husband, share: { part: 1, of: 3 } }],
      'joint',
    );
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    const { ownership, papers } = await orderOf(sale);
    expect(ownership).toBe('joint');
    expect(papers.map(({ kind }) => kind)).toEqual(['passport', 'passport', 'marriage']);
  });

  test.each([
    ['one alone', 'joint', [wife], 'ownership'],
    ['three', 'joint', [wife, husband, { ...husband, phone: '+79110000001' }], 'ownership'],
    [
      'a minor',
      'joint',
      [wife, { ...husband, birth_date: '2010-01-01', passport_date: '2025-01-01' }],
      'ownership',
    ],
    ['two as one', 'single', [wife, husband], 'ownership'],
    ['one by shares', 'shares', [wife], 'ownership'],
  ] as const)('%s cannot own as %s', async (_, ownership, users, path) => {
    const { answer } = await name([...users] as object[], ownership);
    expect([answer.status, issuesOf(answer).map((issue) => issue.path)]).toEqual([
      422,
      expect.arrayContaining([path]),
    ]);
  });

  test('have each a phone to sign with', async () => {
    const { phone: _, ...silent } = husband ?? {};
    const none = await name([wife ?? {}, silent]);
    expect(issuesOf(none.answer).map(({ path }) => path)).toEqual(['users.1.phone']);
    const third = { ...husband, snils: '00000060002', share: { part: 1, of: 3 } };
    const same = await name([
      { ...wife, share: { part: 1, of: 3 } },
      { ...husband, share: { part: 1, of: 3 } },
      third,
    ]);
    expect(issuesOf(same.answer).map(({ path }) => path)).toContain('users.2.phone');
  });
});
