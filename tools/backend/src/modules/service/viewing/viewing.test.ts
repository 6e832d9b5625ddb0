import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getViewing, getViewingSlots, type Viewing } from '@m30/api';
import { ask } from '../../../testing/ask.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { cancelViewingAction, closeViewingAction } from './viewing.staff.ts';
import { viewingsAhead } from './find-viewing.ts';
import { remindOfViewings } from './remind-viewings.ts';
import { viewings } from './viewings.table.ts';
import { viewingsWork } from './viewings.work.ts';

/** A free flat of «Канал 9», in a building under construction. */
const LOT = 'k2-23';

let backend: TestBackend;
let start: Date;
beforeAll(async () => {
  backend = await testBackend();
  start = backend.clock();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.set(start);
  await backend.services.db.delete(leads);
});

let people = 0;
const someone = () => ({
  name: 'Ольга',
  phone: `+7921555${String(++people).padStart(4, '0')}`,
  email: `visitor-${people}@example.com`,
});

const slots = (query: Record<string, string> = {}) =>
  ask(backend, getViewingSlots, { lot: LOT, ...query });

/** Free times of the first days. */
async function freeTimes(query: Record<string, string> = {}): Promise<string[]> {
  const { days } = await slots(query);
  return days.flatMap(({ times }) => times.filter(({ free }) => free).map(({ at }) => at));
}

function book(at: string | undefined, own: object = {}, client: TestClient = backend.visitor()) {
  const input = { ...someone(), lot: LOT, place: 'site', at, noscript: true, ...own };
  return client.post('Viewing.Book', input);
}

const viewingIn = ({ body }: TestAnswer) => {
  const { viewing } = body.result as { viewing: Viewing | null };
  if (!viewing) throw new Error('nothing was booked');
  return viewing;
};

/** Hosts of «Канал 9» who are there on a Wednesday. */
const SEATS = 1;

test('of two hundred who ask at once for the last seat one gets it, the others the nearest times', async () => {
  const [at] = await freeTimes();
  const answers = await Promise.all(Array.from({ length: 200 }, () => book(at)));
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 409);
  expect([won.length, lost.length]).toEqual([SEATS, 200 - SEATS]);
  const { message, result } = lost[0]?.body ?? {};
  expect(message).toMatch(/^Это время уже заняли. Ближайшее свободное.— .*ноября/);
  expect((result as { details: { free: unknown[] } }).details.free).toHaveLength(3);
  const { db } = backend.services;
  expect(await db.$count(viewings)).toBe(SEATS);
  // Who got nothing has left nothing either.
  expect(await db.$count(leads)).toBe(SEATS);
});

test('the index refuses a second viewing in a seat, whatever the code does', async () => {
  const [at] = await freeTimes();
  await book(at);
  const { db } = backend.services;
  const [row] = await db.select().from(viewings);
  if (!row) throw new Error('nothing was booked');
  const twin = { ...row, guid: randomUUID(), key: 'another-key-of-22-sign' };
  await expect(db.insert(viewings).values(twin)).rejects.toThrow();
  await db.insert(viewings).values({ ...twin, state: 'cancelled' });
});

describe('the times on offer', () => {
  test('are two weeks, with days off and taken times in sight', async () => {
    const { days, places, host, lot } = await slots();
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([14, '2026-11-18', '2026-12-01']);
    expect(days.find(({ day }) => day === '2026-11-24')).toMatchObject({ off: true, places: 0 });
    expect(days.find(({ day }) => day === '2026-11-21')).toMatchObject({ off: false, places: 24 });
    // It is noon, and nobody comes within two hours.
    expect(days[0]?.times[0]?.time).toBe('14:30');
    expect(places.map(({ kind }) => kind)).toEqual(['site', 'office', 'video']);
    expect([host.name, lot.id]).toEqual(['Ирина Лаптева', LOT]);
  });

  test('lose today when its times are over, and keep it while it is a day off', async () => {
    const first = async (moment: string) => {
      backend.clock.set(new Date(moment));
      return (await slots()).days[0];
    };
    expect(await first('2026-11-18T16:20:00+03:00')).toMatchObject({
      day: '2026-11-19',
      off: false,
    });
    expect(await first('2026-11-24T12:00:00+03:00')).toMatchObject({
      day: '2026-11-24',
      off: true,
    });
  });

  test('lose the seat of a host wherever he is', async () => {
    const [at] = await freeTimes();
    await book(at, { place: 'office' });
    for (const place of ['site', 'office', 'video']) {
      const { days } = await slots({ place });
      expect(days[0]?.times.find((one) => one.at === at)?.free).toBe(false);
    }
  });

  test('tell a guest nothing, and fill in what is known of a buyer', async () => {
    expect((await slots()).person).toBeNull();
    const [buyer] = await someBuyers(backend, 1);
    const { body } = await buyer.get('Viewing.GetSlots', { lot: LOT });
    expect(body.result).toMatchObject({
      person: { name: 'Номер0', phone: expect.stringMatching(/^\+7999/), email: '' },
    });
  });

  test('are refused for a lot that is not there or not sold', async () => {
    const { lots } = backend.services.catalogue.snapshot;
    const sold = [...lots.values()].find(({ status }) => status === 'sold');
    for (const [lot, status] of [
      ['no-such-lot', 404],
      [sold?.id ?? '', 409],
    ] as const) {
      expect((await backend.visitor().get('Viewing.GetSlots', { lot })).status).toBe(status);
    }
  });
});

describe('a booking', () => {
  test('is a lead with the flat, and a message with flat, address and link by SMS and letter', async () => {
    const [at] = await freeTimes();
    const consent = { mode: 'explicit', version: '2026-11-01' };
    const { phone, email, name } = someone();
    const viewing = viewingIn(await book(at, { name, phone, email, consent }));
    const [lead] = await backend.services.db.select().from(leads);
    expect(lead).toMatchObject({
      method: 'Viewing.Book',
      consent: { ...consent, purpose: 'Запись на просмотр' },
      details: { lot: 'Квартира №\u00a023', lotPlace: '«Канал 9», корпус 2' },
    });
    const letters = (await received(backend.services)).filter(({ to }) =>
      [phone, email].includes(to),
    );
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['mail', 'sms']);
    for (const { text } of letters) {
      expect(text).toMatch(/Курская ул\.,\s9, корпус\s2/);
      expect(text).toMatch(/вартира №\s23, «Канал\s9», корпус\s2/);
      expect(text).toContain(`site.test${viewing.href}`);
      expect(text).toMatch(/18\sноября в\s14:30/);
    }
    const staff = (await received(backend.services)).filter(({ text }) =>
      text.includes(`Почта: ${email}`),
    );
    expect(staff.map(({ text }) => text).join()).toMatch(
      /Когда встреча: 18\.11\.2026 14:30 .*\nГде встреча: На\sстройке: .*корпус\s2\nЛот: Квартира №\s23/,
    );
  });

  test('comes once per key, and another one under it is refused', async () => {
    const [at, other] = await freeTimes();
    const key = { 'idempotency-key': randomUUID() };
    const input = { ...someone(), lot: LOT, place: 'site', noscript: true };
    const send = (moment: string | undefined) =>
      backend.visitor().post('Viewing.Book', { ...input, at: moment }, key);
    const [first, again] = [await send(at), await send(at)];
    expect(viewingIn(again)).toEqual(viewingIn(first));
    expect(await backend.services.db.$count(viewings)).toBe(1);
    expect((await send(other)).status).toBe(409);
  });

  test('needs an anti-bot answer where there is JavaScript', async () => {
    const [at] = await freeTimes();
    expect((await book(at, { noscript: undefined, token: 'wrong' })).status).toBe(403);
    const visitor = backend.visitor();
    const token = await visitor.token('Viewing.Book');
    expect((await book(at, { noscript: undefined, token }, visitor)).status).toBe(200);
  });

  test('sends no link of its visitor to the mailbox that he has named', async () => {
    const [at] = await freeTimes();
    const email = 'a-stranger@example.com';
    await book(at, { email, name: 'Ваш приз ждёт на http://evil.example/x' });
    const letters = (await received(backend.services)).filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/^Здравствуйте\.\n\nВы записаны на просмотр/);
    expect(letters[0]?.text).not.toContain('evil.example');
  });

  test('of a program that fills the trap takes no seat', async () => {
    const [at] = await freeTimes();
    const { status, body } = await book(at, { website: 'https://spam.example' });
    expect([status, (body.result as { viewing: null }).viewing]).toEqual([200, null]);
    expect(await freeTimes()).toContain(at);
  });

  test('says in Russian what is missing', async () => {
    const { status, body } = await book('завтра', { name: '', phone: '12', place: 'moon' });
    const { issues } = body.result as { issues: { path: string; message: string }[] };
    expect(status).toBe(400);
    expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual({
      name: 'Введите имя',
      phone: 'Введите номер телефона полностью',
      place: 'Выберите, где встретимся',
      at: 'Выберите время',
    });
  });

  test('is refused for a time at which nobody shows', async () => {
    for (const at of [
      '2026-11-24T08:30:00.000Z',
      '2026-11-21T08:31:00.000Z',
      '2026-11-18T09:15:00.000Z',
      '2027-01-16T08:30:00.000Z',
    ]) {
      expect([at, (await book(at)).status]).toEqual([at, 422]);
    }
  });

  test('is the third of a phone at most', async () => {
    const times = await freeTimes();
    const person = someone();
    const statuses = [];
    for (const at of times.slice(0, 4)) statuses.push((await book(at, person)).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
  });

  test('by video has the address of the call and a host with a room, and is shared with nobody', async () => {
    const [at] = await freeTimes({ place: 'video' });
    const viewing = viewingIn(await book(at, { place: 'video' }));
    expect(viewing).toMatchObject({ video: 'https://video.meridian30.example/lapteva' });
    expect((await book(at, { place: 'video' })).status).toBe(409);
  });

  test('of a buyer who is logged in stands in the account, nobody else’s does', async () => {
    const [buyer, other] = await someBuyers(backend, 2);
    const [at] = await freeTimes();
    const { guid, href } = viewingIn(await book(at, {}, buyer));
    const ahead = async (client: TestClient | undefined) =>
      client ? viewingsAhead(backend.services, await userIdOf(client)) : [];
    expect(await ahead(buyer)).toMatchObject([
      { guid, href, text: expect.stringMatching(/Курская ул\.,\s9, корпус\s2/) },
    ]);
    expect(await ahead(other)).toEqual([]);
    const { body } = await buyer.get('LK.GetDashboard');
    expect(body.result).toMatchObject({ coming: [{ id: guid, href }] });
  });

  test('of a guest stands in the account that has proved its phone, and in no other', async () => {
    const [buyer, other] = await someBuyers(backend, 2);
    const [userId, otherId] = [await userIdOf(buyer), other ? await userIdOf(other) : 0];
    const { services } = backend;
    const its = eq(users.id, userId);
    const [account] = await services.db.select().from(users).where(its);
    const [at] = await freeTimes();
    const { guid } = viewingIn(await book(at, { phone: account?.phone }));
    expect(await viewingsAhead(services, userId)).toMatchObject([{ guid }]);
    expect(await viewingsAhead(services, otherId)).toEqual([]);
    await services.db.update(users).set({ phoneConfirmed: false }).where(its);
    expect(await viewingsAhead(services, userId)).toEqual([]);
  });
});

describe('by its link a viewing', () => {
  test('is read, and by no other', async () => {
    const [at] = await freeTimes();
    const { key, guid } = viewingIn(await book(at));
    const { viewing, days } = await ask(backend, getViewing, { key });
    expect(viewing).toMatchObject({ guid, can_change: true, at });
    // The own time counts as free: nobody else has it.
    expect(days[0]?.times.find((one) => one.at === at)?.free).toBe(true);
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const path of [`/api/Viewing.Get?key=${wrong}`, `/api/viewings/${wrong}.ics`]) {
      expect((await backend.visitor().send(path)).status).toBe(404);
    }
    for (const method of ['Viewing.Move', 'Viewing.Cancel']) {
      const input = { key: wrong, ...(method === 'Viewing.Move' && { at }) };
      expect((await backend.visitor().post(method, input)).status).toBe(404);
    }
  });

  test('is moved: it stays the same, the old seat is free, visitor and staff are told', async () => {
    const [at, to] = await freeTimes();
    const { key, guid } = viewingIn(await book(at));
    const { phone } = (await backend.services.db.select().from(viewings))[0] ?? { phone: '' };
    const moved = viewingIn(await backend.visitor().post('Viewing.Move', { key, at: to }));
    expect(moved).toMatchObject({ guid, at: to, state: 'booked' });
    const free = await freeTimes();
    expect([free.includes(at ?? ''), free.includes(to ?? '')]).toEqual([true, false]);
    const letters = await received(backend.services);
    const sms = letters.filter(({ kind, to: who }) => kind === 'sms' && who === phone);
    expect(sms.map(({ text }) => text.split(':')[0]).toSorted()).toEqual([
      'Вы записаны на просмотр',
      'Просмотр перенесён',
    ]);
    expect(sms.find(({ text }) => text.startsWith('Просмотр'))?.text).toContain('15:15');
    expect(letters.map((one) => ('subject' in one ? one.subject : ''))).toContainEqual(
      expect.stringMatching(/^Просмотр перенесён посетителем: 18.ноября в.15:15$/),
    );
  });

  test('does not move to a seat that somebody has', async () => {
    const [at, to] = await freeTimes();
    const { key } = viewingIn(await book(at));
    await book(to);
    const { status, body } = await backend.visitor().post('Viewing.Move', { key, at: to });
    expect([status, body.message]).toEqual([409, expect.stringContaining('уже заняли')]);
    expect((await ask(backend, getViewing, { key })).viewing.at).toBe(at);
  });

  test('is cancelled once, and its seat is free at once', async () => {
    const [at] = await freeTimes();
    const { key } = viewingIn(await book(at));
    const cancel = () => backend.visitor().post('Viewing.Cancel', { key });
    expect(viewingIn(await cancel())).toMatchObject({ state: 'cancelled', can_change: false });
    expect((await cancel()).status).toBe(409);
    expect(await freeTimes()).toContain(at);
    expect((await book(at)).status).toBe(200);
  });

  test('is over when its time is, though nobody has closed it, and promises the reminders that will come', async () => {
    const [at = ''] = await freeTimes();
    const { key } = viewingIn(await book('2026-11-21T08:30:00.000Z'));
    const { key: soon } = viewingIn(await book(at));
    const read = async (one: string) => (await ask(backend, getViewing, { key: one })).viewing;
    expect([(await read(key)).reminders, (await read(soon)).reminders]).toEqual([[24, 2], [2]]);
    backend.clock.set(new Date('2026-11-21T08:45:00.000Z'));
    expect(await read(key)).toMatchObject({ past: false, can_change: false, reminders: [] });
    backend.clock.set(new Date('2026-11-21T09:10:00.000Z'));
    expect(await read(key)).toMatchObject({ state: 'booked', past: true, can_change: false });
    for (const [method, input] of [
      ['Viewing.Cancel', { key }],
      ['Viewing.Move', { key, at: '2026-11-22T08:30:00.000Z' }],
    ] as const) {
      const { status, body } = await backend.visitor().post(method, input);
      expect([status, body.message]).toEqual([409, 'Этот просмотр уже прошёл']);
    }
  });

  test('is kept two hours before it', async () => {
    const [at = ''] = await freeTimes();
    const { key } = viewingIn(await book(at));
    backend.clock.set(new Date(Date.parse(at) - 2 * 3_600_000 + 1));
    expect((await ask(backend, getViewing, { key })).viewing.can_change).toBe(false);
    for (const [method, input] of [
      ['Viewing.Cancel', { key }],
      ['Viewing.Move', { key, at: '2026-11-21T08:30:00.000Z' }],
    ] as const) {
      const { status, body } = await backend.visitor().post(method, input);
      expect([status, body.message]).toEqual([409, expect.stringContaining('меньше двух часов')]);
    }
  });
});

test('a calendar file keeps its UID through a move and a cancellation, and its sequence grows', async () => {
  const [at, to] = await freeTimes();
  const { key, guid, calendar } = viewingIn(await book(at));
  const read = async () => {
    const response = await backend.visitor().send(calendar);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const component = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const event = component.getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    return {
      method: String(component.getFirstPropertyValue('method')),
      about: ['uid', 'sequence', 'status'].map(value),
      location: value('location'),
      summary: value('summary'),
    };
  };
  const booked = await read();
  expect(booked).toMatchObject({
    method: 'PUBLISH',
    location: expect.stringMatching(/Курская ул\.,\s9, корпус\s2/),
    summary: expect.stringMatching(/^Просмотр: квартира №\s23, «Канал\s9», корпус\s2$/),
  });
  await backend.visitor().post('Viewing.Move', { key, at: to });
  const moved = await read();
  await backend.visitor().post('Viewing.Cancel', { key });
  const off = await read();
  const uid = `${guid}@site.test`;
  expect([booked, moved, off].map(({ about }) => about)).toEqual([
    [uid, '0', 'CONFIRMED'],
    [uid, '1', 'CONFIRMED'],
    [uid, '2', 'CANCELLED'],
  ]);
  expect(off.method).toBe('CANCEL');
});

describe('the staff', () => {
  test('see viewings with flat, price and link, and close or cancel each once', async () => {
    const { services } = backend;
    const [at, later] = await freeTimes();
    const upcoming = viewingIn(await book(at));
    const off = viewingIn(await book(later));
    const { total, items } = await viewingsWork.list(services, 10);
    expect([total, items.map(({ guid }) => guid)]).toEqual([2, [upcoming.guid, off.guid]]);
    expect(Object.fromEntries(items[0]?.facts ?? [])).toMatchObject({
      Встречает: 'Ирина Лаптева',
      'Страница лота': 'http://site.test/obekty/kanal/korpus-2/k2-23',
    });
    await closeViewingAction.run(services, { viewing: upcoming.guid, outcome: 'missed' });
    await cancelViewingAction.run(services, { viewing: off.guid, reason: 'Лифт на обслуживании' });
    const state = async ({ key }: Viewing) => (await ask(backend, getViewing, { key })).viewing;
    expect(await state(upcoming)).toMatchObject({ state: 'missed', can_change: false });
    expect(await state(off)).toMatchObject({ state: 'cancelled', reason: 'Лифт на обслуживании' });
    const { db } = services;
    const [row] = await db.select().from(viewings).where(eq(viewings.guid, off.guid));
    const sms = (await received(services)).filter(({ to }) => to === row?.phone);
    expect(sms.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Просмотр отменён: .* Лифт на обслуживании\./),
    );
    for (const viewing of [upcoming.guid, off.guid]) {
      const again = closeViewingAction.run(services, { viewing, outcome: 'done' });
      await expect(again).rejects.toMatchObject({ status: 409 });
    }
    expect((await viewingsWork.list(services, 10)).total).toBe(0);
    expect(await db.$count(viewings, ne(viewings.state, 'booked'))).toBe(2);
  });
});

test('a reminder comes a day and two hours before, once each, and none of what was just booked', async () => {
  const { services, clock } = backend;
  const at = '2026-11-21T08:30:00.000Z';
  const phone = '+79215559999';
  await book(at, { phone });
  const letters = async () =>
    (await received(services)).filter(
      ({ to, text }) => to === phone && text.startsWith('Напоминаем'),
    ).length;
  const counts = [];
  for (const hours of [25, 24, 3, 2, 1, -1]) {
    clock.set(new Date(Date.parse(at) - hours * 3_600_000));
    await Promise.all([remindOfViewings(services), remindOfViewings(services)]);
    counts.push(await letters());
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 2]);
  const soon = '2026-11-21T12:15:00.000Z';
  const other = '+79215559998';
  clock.set(new Date(Date.parse(soon) - 5 * 3_600_000));
  await book(soon, { phone: other });
  await remindOfViewings(services);
  const own = (await received(services)).filter(({ to }) => to === other);
  expect(own).toHaveLength(1);
});

test.each([
  ['commercial', 'помещение'],
  ['parking', 'парковочное место'],
  ['storage', 'кладовая'],
])('a lot of the kind %s is shown, told and put into a calendar as «%s»', async (kind, name) => {
  const { services } = backend;
  const placed = [...services.catalogue.snapshot.placed.values()];
  const lot = placed.find((one) => one.kind === kind && one.status === 'free');
  if (!lot) throw new Error(`the demo has no free ${kind}`);
  const person = someone();
  const [at] = await freeTimes({ lot: lot.id });
  const viewing = viewingIn(await book(at, { ...person, lot: lot.id }));
  expect(viewing.lot?.title.toLowerCase()).toMatch(new RegExp(`^${name}, `));
  const letters = (await received(services)).filter(({ to }) =>
    [person.phone, person.email].includes(to),
  );
  expect(letters).toHaveLength(2);
  const file = await (await backend.visitor().send(viewing.calendar)).text();
  for (const words of [...letters.map(({ text }) => text), file.replace(/\r\n /g, '')]) {
    expect(words.toLowerCase()).toMatch(new RegExp(`${name} №\\s${lot.number}`));
    expect(words).not.toMatch(/квартир/i);
  }
});
