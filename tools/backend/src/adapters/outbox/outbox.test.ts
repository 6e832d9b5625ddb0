import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../kernel/observability/log.ts';
import type { OpenDatabase } from '../../kernel/db/database.ts';
import { openPglite } from '../../kernel/db/open-embedded.ts';
import { outbox as table } from './outbox.table.ts';
import { testClock, type TestClock } from '../../testing/test-backend.ts';
import { defineLetter, defineSms, type Letter } from '../../kernel/letter/define-letter.ts';
import { code as codeValue, line } from '../../kernel/letter/value.ts';
import { createOutbox, type Deliver } from './outbox.ts';

const letterhead = () => ({
  ...{ company: 'Меридиан 30', origin: 'https://site.example', phone: '', email: '' },
});

let database: OpenDatabase;
let clock: TestClock;
let delivered: string[] = [];
let down = false;

beforeAll(async () => {
  database = await openPglite(new PGlite());
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = testClock();
  delivered = [];
  down = false;
  await database.db.delete(table);
});

const about = { group: 'deal', title: 'Заказ', when: 'Всегда' } as const;
const WORDS = { words: line('слова', 'Слова', 'слова') };
const wordsSms = defineSms({ ...about, id: 'words-sms', values: WORDS, text: '{{слова}}' });
const codeSms = defineSms({
  ...{ ...about, id: 'code-sms', text: '{{код}}' },
  values: { code: codeValue('код', 'Код', '417062') },
});
const orderLetter = defineLetter({
  ...{ ...about, id: 'order-mail', why: 'Вы заказали.', subject: 'Заказ', text: '{{слова}}' },
  values: WORDS,
});

const PHONE = '+79213041762';
const sms = (words: string): Letter => wordsSms.to(PHONE, { words });

const deliver: Deliver = async (_, { text }) => {
  if (down) throw new Error('gateway is down');
  delivered.push(text);
};

const make = (by: Deliver = deliver) =>
  createOutbox({ db: database.db, deliver: by, clock, letterhead, log: createLog('silent') });

async function add(...messages: Letter[]) {
  for (const message of messages) {
    await make().add(database.db, message);
    clock.pass(1);
  }
}

test('messages go out once, the oldest first', async () => {
  await add(sms('first'), sms('second'));
  const one = make();
  await Promise.all([one.flush(), one.flush(), make().flush()]);
  expect(delivered).toEqual(['first', 'second']);
  expect(await database.db.$count(table)).toBe(0);
});

test('one that fails waits longer each time and holds up no other', async () => {
  const outbox = make(async (id, message, at) => {
    if (message.text === 'bad') throw new Error('no such number');
    await deliver(id, message, at);
  });
  await add(sms('bad'), sms('good'));
  await outbox.flush();
  expect(delivered).toEqual(['good']);
  const waits = [];
  for (let tries = 0; tries < 3; tries++) {
    const [row] = await database.db.select().from(table);
    const wait = (row?.nextAttemptAt.getTime() ?? 0) - clock().getTime();
    waits.push(wait / 1000);
    clock.pass(wait / 1000);
    await outbox.flush();
  }
  expect(waits).toEqual([15, 30, 60]);
});

test('a gateway that is down is left alone until the next look', async () => {
  down = true;
  await add(sms('1'), sms('2'), sms('3'), sms('4'));
  await make().flush();
  const rows = await database.db.select().from(table);
  expect(rows.map(({ attempts }) => attempts).sort()).toEqual([0, 1, 1, 1]);
  down = false;
  clock.pass(60);
  await make().flush();
  expect(delivered.toSorted()).toEqual(['1', '2', '3', '4']);
});

test('one whose process was killed is taken over when its lease ends', async () => {
  await add(sms('lost'));
  void make(() => new Promise(() => undefined)).flush();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await make().flush();
  expect(delivered).toEqual([]);
  clock.pass(31);
  await make().flush();
  expect(delivered).toEqual(['lost']);
});

test('a code that is dead by now is not sent any more', async () => {
  down = true;
  await add(codeSms.to(PHONE, { code: '417062' }), sms('words'));
  await make().flush();
  down = false;
  clock.pass(601);
  await make().flush();
  expect(delivered).toEqual(['words']);
});

test('a gateway that is down holds up no letters', async () => {
  const letter = orderLetter.to('olga@mail.example', { words: 'letter' });
  await add(sms('1'), sms('2'), sms('3'), sms('4'), letter);
  await make(async (id, message, at) => {
    if (message.kind === 'sms') throw new Error('gateway is down');
    await deliver(id, message, at);
  }).flush();
  expect(delivered).toEqual([expect.stringMatching(/^letter\n/)]);
});

test('while a gateway is left alone its messages keep their turn', async () => {
  await add(sms('1'));
  const paused = createOutbox({
    ...{ db: database.db, deliver, clock, letterhead, log: createLog('silent') },
    isOpen: (kind) => kind === 'sms',
  });
  await paused.flush();
  expect(await database.db.select({ attempts: table.attempts }).from(table)).toEqual([
    { attempts: 0 },
  ]);
  await make().flush();
  expect(delivered).toEqual(['1']);
});
