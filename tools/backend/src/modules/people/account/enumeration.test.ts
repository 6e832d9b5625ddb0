import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPasswords } from './passwords.ts';
import {
  askCode,
  codeSenders,
  forgetQuotas,
  newcomer,
  type CodeSender,
} from '../../../testing/auth.ts';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import { copyOfTemplate } from '../../../testing/template.ts';
import { testBackend, testClock, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';

const KNOWN = '+79210000001';
const UNKNOWN = '+79210000002';
const senders = Object.keys(codeSenders) as CodeSender[];

let backend: TestBackend;
/** Texts of the statements that the database was asked, in order, without their values. */
let statements: string[] = [];

beforeAll(async () => {
  backend = await testBackend({ open: openListened });
});
afterAll(() => backend.close());
beforeEach(() => forgetQuotas(backend));

/** The demo database with somebody who writes down what it is asked. */
async function openListened() {
  const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const client = await copyOfTemplate({ clock: testClock(), passwords });
  const logger = { logQuery: (text: string) => void statements.push(text) };
  const db = drizzle(client, { logger });
  return {
    db,
    ping: async () => undefined,
    listen: async () => async () => undefined,
    close: () => client.close(),
  };
}

interface Work {
  answer: TestAnswer;
  statements: string[];
  passwordChecks: number;
}

/** Everything that a call makes the backend do, its messages included. */
async function workOf(call: () => Promise<TestAnswer>): Promise<Work> {
  await backend.services.outbox.flush();
  const check = vi.spyOn(backend.services.passwords, 'isRight');
  statements = [];
  const answer = await call();
  await backend.services.outbox.flush();
  const passwordChecks = check.mock.calls.length;
  check.mockRestore();
  // How often the outbox is looked at depends on when the look before it ended.
  const said = statements.filter((text) => !/^select .* from "outbox"/.test(text));
  return { answer, statements: said, passwordChecks };
}

/** What a stranger sees: values that are random for everybody are left out. */
function shown({ status, headers, body }: TestAnswer) {
  const plain = [...headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, value.replace(/(auth\.(flow|device|session))=[^;]+/, '$1=…')]);
  const { user } = Object(body.result) as { user?: object };
  const result = user ? { user: { ...user, id: 0, guid: '…' } } : body.result;
  return { status, body: { ...body, result }, headers: plain };
}

async function expectSame(
  act: (visitor: TestClient, phone: string) => Promise<TestAnswer>,
  prepare: (visitor: TestClient, phone: string) => Promise<unknown> = async () => undefined,
) {
  const works: Work[] = [];
  for (const phone of [KNOWN, UNKNOWN]) {
    const visitor = backend.visitor();
    await prepare(visitor, phone);
    works.push(await workOf(() => act(visitor, phone)));
  }
  const [known, unknown] = works as [Work, Work];
  expect(shown(known.answer)).toEqual(shown(unknown.answer));
  expect(known.statements).toEqual(unknown.statements);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(known.passwordChecks).toBe(unknown.passwordChecks);
  return known;
}

describe('a known and an unknown phone get the same answer for the same work', () => {
  test('when logging in', async () => {
    const { answer, passwordChecks } = await expectSame((visitor, phone) =>
      visitor.logIn(phone, 'wrong-password'),
    );
    expect([answer.status, passwordChecks]).toEqual([401, 2]);
  });

  test.each(senders)('when asking for a code by %s', async (method) => {
    const tokens = new Map<TestClient, string>();
    const { answer } = await expectSame(
      (visitor, phone) =>
        visitor.post(method, { ...codeSenders[method](phone), token: tokens.get(visitor) }),
      async (visitor) => {
        await forgetQuotas(backend);
        tokens.set(visitor, await visitor.token());
      },
    );
    expect(answer.status).toBe(200);
  });

  test.each(senders)('when asking for one too early by %s', async (method) => {
    const { answer } = await expectSame(
      (visitor, phone) => askCode(visitor, method, codeSenders[method](phone)),
      async (visitor, phone) => {
        await forgetQuotas(backend);
        await askCode(visitor, method, codeSenders[method](phone));
      },
    );
    expect(answer.status).toBe(429);
  });

  test.each([
    ['User.Registration', 'User.CheckSMSPhone'],
    ['User.CheckSMSPhone', 'User.CheckSMSPhone'],
    ['User.Registration', 'User.RegisterCodeEmail'],
    ['User.RegisterCodeEmail', 'User.RegisterCodeEmail'],
    ['User.ChangePassword', 'User.ChangeCheckSMSPhone'],
    ['User.ChangePassword', 'User.ChangeCheckEmail'],
  ] as const)('when %s gets wrong codes until none is left after %s', async (method, sender) => {
    // The code is not known here: a right guess, one in a million, would show as a difference.
    const guess = (visitor: TestClient, phone: string) =>
      visitor.post(method, { ...codeSenders[sender](phone), code: '123456' });
    const prepare = async (visitor: TestClient, phone: string) => {
      await forgetQuotas(backend);
      await askCode(visitor, sender, codeSenders[sender](phone));
    };
    expect((await expectSame(guess, prepare)).answer.status).toBe(422);
    await expectSame(guess, async (visitor, phone) => {
      await prepare(visitor, phone);
      for (let tries = 0; tries < 5; tries++) await guess(visitor, phone);
    });
  });

  test('when a password is set without a confirmed code', async () => {
    const passwords = { password: 'granit-2026', rpassword: 'granit-2026', code: '123456' };
    const { answer } = await expectSame(
      (visitor, phone) => visitor.post('User.NewPassword', { ...passwords, phone }),
      async (visitor, phone) => {
        await forgetQuotas(backend);
        await askCode(visitor, 'User.ChangeCheckSMSPhone', { phone });
      },
    );
    expect(answer.status).toBe(422);
  });
});

describe('registering a phone by one’s own mailbox tells nothing of it', () => {
  beforeEach(() => backend.clock.pass(61));
  const own = (phone: string) => ({ ...newcomer, phone, email: `own${phone}@example.ru` });
  const passwords = { password: 'granit-2026', rpassword: 'granit-2026' };

  test('a known and an unknown one get the same letter', async () => {
    const letters = [];
    for (const phone of [KNOWN, UNKNOWN]) {
      await forgetQuotas(backend);
      await askCode(backend.visitor(), 'User.RegisterCodeEmail', own(phone));
      const letter = await lastTo(backend.services, own(phone).email);
      const { code = '' } = letter;
      expect(code).toMatch(/^\d{6}$/);
      letters.push(JSON.stringify({ ...letter, to: '', at: '' }).replaceAll(code, '…'));
    }
    expect(letters[0]).toEqual(letters[1]);
  });

  test('both can be registered to the end, and logged in to', async () => {
    const codes = new Map<string, string>();
    const visitors = new Map<string, TestClient>();
    for (const phone of [KNOWN, UNKNOWN]) {
      await forgetQuotas(backend);
      const visitor = backend.visitor();
      await askCode(visitor, 'User.RegisterCodeEmail', own(phone));
      codes.set(phone, await lastCode(backend.services, own(phone).email));
      visitors.set(phone, visitor);
    }
    const bothMay = (
      act: (visitor: TestClient, phone: string, code: string) => Promise<TestAnswer>,
    ) =>
      expectSame((_, phone) => {
        const visitor = visitors.get(phone);
        if (!visitor) throw new Error('nobody has asked for a code');
        return act(visitor, phone, codes.get(phone) ?? '');
      });
    const registered = await bothMay((visitor, phone, code) =>
      visitor.post('User.Registration', { ...own(phone), code }),
    );
    expect(registered.answer.status).toBe(200);
    const set = await bothMay((visitor, phone, code) =>
      visitor.post('User.NewPassword', { ...passwords, phone, code }),
    );
    expect(set.answer.status).toBe(200);
    for (const [phone, visitor] of visitors) {
      const { status, body } = await visitor.logIn(phone, passwords.password);
      expect([status, body.result]).toMatchObject([
        200,
        { user: { name_full: 'Орлова Вера Павловна' } },
      ]);
      expect((await visitor.get('LK.GetProfile')).body.result).toMatchObject({
        phone,
        phone_confirmed: false,
      });
    }
    // The owner of the known one notices nothing.
    const owner = await backend.visitor().logIn();
    expect(owner.body.result).toHaveProperty('user.name_full', 'Савельева Марина Андреевна');
  });

  test('the mailbox of the account itself is told that there is one', async () => {
    const input = { ...newcomer, phone: KNOWN, email: 'Savelyeva@meridian30.example' };
    await askCode(backend.visitor(), 'User.RegisterCodeEmail', input);
    const letter = await lastTo(backend.services, input.email);
    expect(letter.code).toBeUndefined();
    expect(letter.text).toContain('уже есть личный кабинет');
  });
});
