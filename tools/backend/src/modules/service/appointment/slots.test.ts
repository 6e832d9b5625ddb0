import ICAL from 'ical.js';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@m30/api';
import { appointments } from './appointments.table.ts';
import { raceForSlot, someOwners, type Owner } from '../../../testing/races/race-for-slot.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer } from '../../../testing/test-client.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { appointmentOf } from './appointment-of.ts';
import { appointmentsOf } from './appointments-of.ts';
import { appointmentsToRemind } from './appointments-to-remind.ts';
import { startsFrom } from './slot-rules.ts';

let backend: TestBackend;
let owner: Owner;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  [owner] = (await someOwners(backend, 1)) as [Owner];
});

/** The times of the first days, on which the tests do not meet. */
const starts = () =>
  startsFrom('acceptance', backend.clock()).flatMap((day) =>
    day.starts.map((at) => at.toISOString()),
  );
const inspection = (index: number, { order } = owner) => ({
  kind: 'acceptance',
  order,
  at: starts()[index],
});
const booked = (answer: TestAnswer) =>
  (answer.body.result as { appointment: Appointment }).appointment;
const book = (index: number) => owner.buyer.post('LK.BookAppointment', inspection(index));

test('of fifty who ask at once for the last place one gets it, the others the nearest times', async () => {
  const { answers, booked: count } = await raceForSlot(backend, 50);
  const lost = answers.filter(({ status }) => status === 409);
  expect([answers.length - lost.length, lost.length, count]).toEqual([1, 49, 1]);
  const { message, result } = lost[0]?.body ?? {};
  expect(message).toMatch(/^Это время уже заняли. Ближайшее свободное.— .*ноября/);
  expect((result as { details: { free: unknown[] } }).details.free).toHaveLength(3);
});

describe('a time', () => {
  test('is booked, told of, and free again when it is cancelled', async () => {
    const { guid } = booked(await book(10));
    expect(await appointmentsOf(backend.services, owner.userId)).toMatchObject([
      { guid, kind: 'acceptance', href: `/lk/acceptance/${owner.order}` },
    ]);
    expect((await book(11)).status).toBe(409);
    const { status, body } = await owner.buyer.post('LK.CancelAppointment', { guid });
    expect([status, booked({ body } as TestAnswer).state]).toEqual([200, 'cancelled']);
    expect(await appointmentsOf(backend.services, owner.userId)).toEqual([]);
    expect((await owner.buyer.post('LK.CancelAppointment', { guid })).status).toBe(409);
    expect((await book(10)).status).toBe(200);
  });

  test('is answered to its buyer alone', async () => {
    const { guid } = booked(await book(10));
    const callOf = (id: number) =>
      ({ services: backend.services, session: { user: { id } } }) as Call;
    expect(await appointmentOf(callOf(owner.userId), guid)).toMatchObject({ guid });
    await expect(appointmentOf(callOf(owner.userId + 1), guid)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('is moved and stays one meeting', async () => {
    const { guid } = booked(await book(12));
    const at = starts()[13];
    const moved = booked(await owner.buyer.post('LK.MoveAppointment', { guid, at }));
    expect([moved.guid, moved.at]).toEqual([guid, at]);
    const { db } = backend.services;
    const own = and(eq(appointments.userId, owner.userId), ne(appointments.state, 'cancelled'));
    expect(await db.select().from(appointments).where(own)).toMatchObject([{ sequence: 1 }]);
  });

  test('in the showroom is booked twice by one buyer, whatever others have booked', async () => {
    const [other] = (await someOwners(backend, 1)) as [Owner];
    const free = startsFrom('showroom', backend.clock()).flatMap((day) => day.starts);
    const visit = ({ buyer }: Owner, index: number) =>
      buyer.post('LK.BookAppointment', { kind: 'showroom', at: free[index]?.toISOString() });
    const own = [await visit(owner, 0), await visit(owner, 1), await visit(owner, 2)];
    expect(own.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect((await visit(other, 2)).status).toBe(200);
  });

  test('at which nobody receives is refused, and a word that is none', async () => {
    for (const [at, status] of [
      ['2026-11-22T09:00:00.000Z', 422],
      ['2026-11-20T09:07:00.000Z', 422],
      ['2020-01-01T09:00:00.000Z', 422],
      ['завтра', 400],
    ] as const) {
      const answer = await owner.buyer.post('LK.BookAppointment', { ...inspection(0), at });
      expect([at, answer.status]).toEqual([at, status]);
    }
  });

  test('is nobody else’s to change', async () => {
    const { guid, calendar } = booked(await book(14));
    const [other] = (await someOwners(backend, 1)) as [Owner];
    const at = starts()[15];
    const asked = [
      other.buyer.post('LK.MoveAppointment', { guid, at }),
      other.buyer.post('LK.CancelAppointment', { guid }),
      other.buyer.post('LK.BookAppointment', inspection(15)),
    ];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(404);
    expect((await other.buyer.send(calendar)).status).toBe(404);
    expect((await backend.visitor().send(calendar)).status).toBe(401);
  });

  test('is kept a day before it', async () => {
    const before = backend.clock();
    const { guid } = booked(await book(8));
    backend.clock.set(new Date(Date.parse(starts()[8] ?? '') - 23 * 3_600_000));
    const { status, body } = await owner.buyer.post('LK.CancelAppointment', { guid });
    backend.clock.set(before);
    expect([status, body.message]).toEqual([409, expect.stringContaining('меньше суток')]);
  });

  test('for the keys waits for the act', async () => {
    const keys = {
      ...inspection(3),
      kind: 'keys',
      at: startsFrom('keys', backend.clock())[0]?.starts[0],
    };
    const { status, body } = await owner.buyer.post('LK.BookAppointment', keys);
    expect([status, body.message]).toEqual([409, expect.stringContaining('передаточный акт')]);
  });
});

test('a reminder comes a day before, also after a restart', async () => {
  const before = backend.clock();
  const { guid, at } = booked(await book(9));
  const due = async (hours: number) => {
    const now = new Date(Date.parse(at) - hours * 3_600_000);
    const found = await appointmentsToRemind((await backend.restarted()).services, now);
    return found.filter((one) => one.guid === guid);
  };
  expect(await due(25)).toEqual([]);
  expect(await due(24)).toMatchObject([{ userId: owner.userId, kind: 'acceptance' }]);
  expect(await due(1)).toHaveLength(1);
  expect(await due(-1)).toEqual([]);
  backend.clock.set(before);
});

describe('a calendar file', () => {
  const read = async (path: string) => {
    const response = await owner.buyer.send(path);
    const text = await response.text();
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = component.getFirstSubcomponent('vevent');
    if (!event) throw new Error('there is no event');
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    return { response, text, method: String(component.getFirstPropertyValue('method')), value };
  };

  test('is what RFC 5545 says', async () => {
    const { calendar } = booked(await book(16));
    const { response, text, method, value } = await read(calendar);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:/);
    expect(text).toMatch(/\r\nEND:VCALENDAR(\r\n)?$/);
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
    expect([method, value('status'), value('sequence')]).toEqual(['PUBLISH', 'CONFIRMED', '0']);
    expect(value('summary')).toMatch(/^Осмотр: квартира №/);
  });

  test('keeps its UID through a move and a cancellation, and its sequence grows', async () => {
    const { guid, calendar } = booked(await book(17));
    const first = await read(calendar);
    await owner.buyer.post('LK.MoveAppointment', { guid, at: starts()[18] });
    const moved = await read(calendar);
    await owner.buyer.post('LK.CancelAppointment', { guid });
    const off = await read(calendar);
    for (const { value } of [first, moved, off]) expect(value('uid')).toBe(`${guid}@site.test`);
    expect([first, moved, off].map(({ value }) => value('sequence'))).toEqual(['0', '1', '2']);
    expect(moved.value('dtstart')).not.toBe(first.value('dtstart'));
    expect([off.method, off.value('status')]).toEqual(['CANCEL', 'CANCELLED']);
  });
});
