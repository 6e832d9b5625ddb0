import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import type { PremisesDetails } from '@m30/api';
import { appointments } from '../appointment/appointments.table.ts';
import { handovers } from './handovers.table.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { orderEvents } from '../../deal/order/order-events.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lastCode } from '../../../testing/outbox.ts';
import { orderAt, RELEASED } from '../../../testing/order-at.ts';
import { someOwners, type Owner } from '../../../testing/races/race-for-slot.ts';
import { press, sendPiece, type Sale } from '../../../testing/sale.ts';
import { streamsOf } from '../../../testing/pdf/streams-of.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { closeAppointment } from '../appointment/appointment.staff.ts';
import { findUpload } from '../../people/upload/find-uploads.ts';
import { uploadPath } from '../../people/upload/upload-store.ts';
import { startsFrom } from '../appointment/slot-rules.ts';
import { acceptDefect, fixDefect, rejectDefect, startDefect } from '../defect/defect.staff.ts';
import { handKeys, openAcceptance, signAct } from './handover.staff.ts';
import { dueOn, oneSidedOn } from './handover-rules.ts';
import { handoverTasks } from './handover-tasks.ts';

let backend: TestBackend;
let owner: Owner;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  [owner] = (await someOwners(backend, 1)) as [Owner];
});

const WORDS = { room: 'Кухня', kind: 'windows', text: 'Царапина на\u00a0стекле' } as const;

const done = async <Result>(asked: ReturnType<TestClient['post']>): Promise<Result> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${body.message ?? ''}`);
  return body.result as Result;
};
const premisesOf = async (buyer = owner.buyer, guid = owner.order): Promise<PremisesDetails> =>
  (await done<ResultOf<'LK.GetHandover'>>(buyer.get('LK.GetHandover', { guid }))).premises;
const save = (more = {}) =>
  owner.buyer.post('LK.SaveDefect', { order: owner.order, ...WORDS, ...more });
const saved = async () => {
  backend.clock.pass(1);
  return (await done<ResultOf<'LK.SaveDefect'>>(save())).defect.guid;
};
const send = () => owner.buyer.post('LK.SendDefects', { guid: owner.order });

/** Each inspection has a time of its own. */
let inspections = 0;

/** An inspection that has taken place. */
async function inspect({ buyer, order } = owner) {
  const at = startsFrom('acceptance', backend.clock())
    .flatMap(({ starts }) => starts)
    [inspections++]?.toISOString();
  const { appointment } = await done<ResultOf<'LK.BookAppointment'>>(
    buyer.post('LK.BookAppointment', { kind: 'acceptance', order, at }),
  );
  await closeAppointment.run(backend.services, {
    appointment: appointment.guid,
    outcome: 'done',
  });
}

test('a flat is announced, inspected, repaired, signed for, and its keys end the order', async () => {
  const { services } = backend;
  const sale: Sale = await orderAt(backend, RELEASED);
  const { buyer, order } = sale;
  expect((await premisesOf(buyer, order)).state).toBe('building');
  await openAcceptance.run(services, { order });
  expect(await premisesOf(buyer, order)).toMatchObject({
    state: 'ready',
    can: ['book'],
    one_sided_on: '2027-01-18',
    booking: { kind: 'acceptance' },
    transfer: { file: null },
  });
  owner = { buyer, order, userId: 0, building: '' };
  expect((await save()).status).toBe(409);
  await inspect();
  const guid = await saved();
  expect(await done(send())).toEqual({ act: 1, due_on: '2027-01-17' });
  for (const action of [acceptDefect, startDefect, fixDefect]) {
    await action.run(services, { defect: guid });
  }
  await done(buyer.post('LK.AnswerDefect', { guid, answer: 'confirmed' }));
  await expect(handKeys.run(services, { order })).rejects.toThrow('Сначала подписывают');
  const { url } = await done<{ url: string }>(buyer.post('LK.SignTransfer', { guid: order }));
  expect((await done<{ url: string }>(buyer.post('LK.SignTransfer', { guid: order }))).url).toBe(
    url,
  );
  await signAct.run(services, { order, way: 'office' });
  expect(await premisesOf(buyer, order)).toMatchObject({
    state: 'signed',
    booking: { kind: 'keys' },
    transfer: { signed_by: 'office' },
  });
  await handKeys.run(services, { order });
  expect((await premisesOf(buyer, order)).state).toBe('done');
  const events = await services.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderGuid, order));
  expect(events.filter(({ type }) => type === 'keys.given')).toHaveLength(1);
  const sent = await services.db
    .select({ title: notices.title })
    .from(notices)
    .where(eq(notices.href, `/lk/acceptance/${order}`));
  expect(sent.length).toBeGreaterThanOrEqual(7);
});

describe('the act of transfer', () => {
  test('is signed by the code of the partner for signatures', async () => {
    await inspect();
    const { url } = await done<{ url: string }>(
      owner.buyer.post('LK.SignTransfer', { guid: owner.order }),
    );
    const page = await (await owner.buyer.send(url)).text();
    expect(page).toContain('Передаточный акт');
    await press(owner.buyer, url, 'decline');
    backend.clock.pass(61);
    const again = await done<{ url: string }>(
      owner.buyer.post('LK.SignTransfer', { guid: owner.order }),
    );
    expect(again.url).not.toBe(url);
    const [{ phone } = { phone: '' }] = await backend.services.db
      .select({ phone: users.phone })
      .from(users)
      .where(eq(users.id, owner.userId));
    const code = await lastCode(backend.services, phone);
    expect((await press(owner.buyer, again.url, 'sign', { code })).status).toBe(303);
    expect((await premisesOf()).transfer.signed_by).toBe('electronic');
  });

  test('is made by the company alone two months later at the earliest', async () => {
    const { services, clock } = backend;
    const sign = () => signAct.run(services, { order: owner.order, way: 'one-sided' });
    await expect(sign()).rejects.toThrow('не раньше 2027-01-18');
    const before = clock();
    clock.set(new Date('2027-01-18T06:00:00Z'));
    await sign();
    clock.set(before);
    expect((await premisesOf()).transfer.signed_by).toBe('one-sided');
  });

  test.each([
    ['2026-12-31T09:00:00Z', '2027-02-28'],
    ['2026-11-18T21:30:00Z', '2027-01-19'],
  ])('of a flat that is ready at %s may be one-sided from %s', (ready, day) => {
    expect(oneSidedOn('ddu', new Date(ready))).toBe(day);
  });

  test('of repairs that are asked for at midnight counts the day of Moscow', () => {
    const late = new Date('2026-11-18T21:30:00Z');
    expect(dueOn('ddu', late)).toBe('2027-01-18');
    expect(dueOn('sale', late)).toBe('2027-01-03');
  });
});

describe('defects', () => {
  beforeEach(() => inspect());

  test('are written, changed and deleted until they are sent as one act', async () => {
    const [first, second] = [await saved(), await saved()];
    await done(save({ defect: first, room: 'Спальня' }));
    await done(owner.buyer.post('LK.DeleteDefect', { guid: second }));
    expect((await premisesOf()).draft.map(({ room }) => room)).toEqual(['Спальня']);
    await done(send());
    expect((await send()).status).toBe(422);
    expect((await save({ defect: first })).status).toBe(409);
    expect((await owner.buyer.post('LK.DeleteDefect', { guid: first })).status).toBe(409);
    await saved();
    expect(await done(send())).toMatchObject({ act: 2 });
    expect((await premisesOf()).acts.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('are returned with words, rejected with a reason, and wait for the buyer’s look', async () => {
    const { services } = backend;
    const [one, two] = [await saved(), await saved()];
    const answer = (guid: string, more: object) =>
      owner.buyer.post('LK.AnswerDefect', { guid, ...more });
    await done(send());
    expect((await answer(one, { answer: 'confirmed' })).status).toBe(409);
    await startDefect.run(services, { defect: one });
    await fixDefect.run(services, { defect: one });
    expect(await handoverTasks(services, owner.userId)).toMatchObject([
      { title: 'Проверьте, как устранили замечания', href: `/lk/acceptance/${owner.order}` },
    ]);
    expect((await answer(one, { answer: 'returned' })).status).toBe(422);
    await done(answer(one, { answer: 'returned', comment: 'Осталась полоса' }));
    await rejectDefect.run(services, { defect: two, reason: 'Так в\u00a0проекте' });
    await expect(acceptDefect.run(services, { defect: two })).rejects.toThrow('отклонён');
    expect((await premisesOf()).acts[0]?.defects).toMatchObject([
      { state: 'returned', note: 'Осталась полоса' },
      { state: 'rejected', note: 'Так в\u00a0проекте' },
    ]);
  });

  test('are nobody else’s', async () => {
    const guid = await saved();
    const [other] = (await someOwners(backend, 1)) as [Owner];
    await inspect(other);
    const words = { order: owner.order, ...WORDS };
    for (const [method, input] of [
      ['LK.SaveDefect', words],
      ['LK.SaveDefect', { ...words, defect: guid, order: other.order }],
      ['LK.DeleteDefect', { guid }],
      ['LK.AddDefectPhoto', { guid, name: 'a.jpg', size: 10 }],
      ['LK.AnswerDefect', { guid, answer: 'confirmed' }],
      ['LK.SendDefects', { guid: owner.order }],
      ['LK.SignTransfer', { guid: owner.order }],
    ] as const) {
      expect([method, (await other.buyer.post(method, input)).status]).toEqual([method, 404]);
    }
    const { upload } = await done<{ upload: string }>(
      owner.buyer.post('LK.AddDefectPhoto', { guid, name: 'a.jpg', size: 10 }),
    );
    const piece = { guid: upload, offset: 0, bytes: new Uint8Array(3) };
    expect((await sendPiece(other.buyer, piece)).status).toBe(404);
    expect((await sendPiece(owner.buyer, piece)).status).toBe(200);
    const own = `/api/handovers/${owner.order}/transfer.pdf`;
    expect((await other.buyer.send(own)).status).toBe(404);
    expect((await backend.visitor().send(own)).status).toBe(401);
  });

  test('have ten photos at most, drawn anew without the place that they were taken at', async () => {
    const guid = await saved();
    const picture = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: '#888' },
    })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
      })
      .toBuffer();
    expect(picture.includes('Camera')).toBe(true);
    const begin = (name: string, size = picture.length) =>
      owner.buyer.post('LK.AddDefectPhoto', { guid, name, size });
    const { upload } = await done<{ upload: string }>(begin('Окно.jpg'));
    const bytes = new Uint8Array(picture);
    expect((await send()).status).toBe(422);
    expect((await sendPiece(owner.buyer, { guid: upload, offset: 0, bytes })).status).toBe(200);
    const { services } = backend;
    const stored = await sharp(uploadPath(services.config, upload)).metadata();
    expect([stored.width, stored.height, stored.exif]).toEqual([2000, 667, undefined]);
    const [photo] = (await premisesOf()).draft[0]?.photos ?? [];
    const shown = await owner.buyer.send(photo?.src ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await backend.visitor().send(photo?.src ?? '')).status).toBe(401);
    for (let index = 1; index < 10; index++) await done(begin(`${index}.jpg`));
    expect((await begin('11.jpg')).status).toBe(409);
    expect(await findUpload(services.db, upload)).toMatchObject({ type: 'jpg', state: 'done' });
  });

  test('take no documents for photos', async () => {
    const guid = await saved();
    const bytes = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n');
    const { upload } = await done<{ upload: string }>(
      owner.buyer.post('LK.AddDefectPhoto', { guid, name: 'Скан.pdf', size: bytes.length }),
    );
    const { status, body } = await sendPiece(owner.buyer, { guid: upload, offset: 0, bytes });
    expect([status, body.message]).toEqual([422, expect.stringContaining('не\u00a0читается')]);
  });

  test('are printed as an act whose Cyrillic can be searched', async () => {
    await saved();
    await done(send());
    for (const path of [(await premisesOf()).acts[0]?.file, (await premisesOf()).transfer.file]) {
      const response = await owner.buyer.send(path ?? '');
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await response.arrayBuffer());
      const maps = streamsOf(bytes).filter((text) => /beginbf(range|char)/.test(text));
      expect(maps.join('\n').toLowerCase()).toContain('043a');
    }
    expect((await owner.buyer.send(`/api/handovers/${owner.order}/act-9.pdf`)).status).toBe(404);
  });
});

test.each([7, 10])(
  'an order of stage %d whose money is not released has no handover',
  async (stage) => {
    const { order } = await orderAt(backend, stage);
    await expect(openAcceptance.run(backend.services, { order })).rejects.toThrow(
      'после ввода дома',
    );
    expect(await backend.services.db.$count(handovers, eq(handovers.orderGuid, order))).toBe(0);
    expect(await backend.services.db.$count(appointments, eq(appointments.orderGuid, order))).toBe(
      0,
    );
  },
);
