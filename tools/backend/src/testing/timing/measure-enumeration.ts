import { createHash, randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { createLog } from '../../kernel/observability/log.ts';
import { openServer } from '../../kernel/db/open-server.ts';
import { authCodes } from '../../modules/people/code/codes.table.ts';
import { rateWindows } from '../../kernel/limits/rate-limits.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { auc } from './auc.ts';
import { askCode, codeSenders, forgetQuotas, type CodeSender } from '../auth.ts';
import { NOT_DURABLE, startPostgres } from '../processes/postgres-server.ts';
import { testBackend, type TestBackend } from '../test-backend.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';

const PHONES = 50;
const KNOWN = (index: number) => `+7921600${String(index).padStart(4, '0')}`;
const UNKNOWN = (index: number) => `+7921700${String(index).padStart(4, '0')}`;
const ALL = Array.from({ length: PHONES }, (_, index) => [KNOWN(index), UNKNOWN(index)]).flat();

/** Somebody at a browser whose time is taken. */
interface Attempt {
  /** What is done before the clock starts. */
  prepare(visitor: TestClient, phone: string, backend: TestBackend): Promise<unknown>;
  act(visitor: TestClient, phone: string, prepared: unknown): Promise<TestAnswer>;
}

/** What one call tells of a phone by its time. */
export interface Measured {
  name: string;
  /** Area under the curve: 0.5 is nothing. */
  area: number;
}

const mail = (phone: string) => `p${phone.slice(1)}@example.ru`;

/** A registration by letter goes to a mailbox of the stranger's own, a recovery to the account's. */
const MAILBOXES: Partial<Record<CodeSender, (phone: string) => string>> = {
  'User.CheckSMSPhone': (phone) => `own${phone.slice(1)}@example.ru`,
  'User.RegisterCodeEmail': (phone) => `own${phone.slice(1)}@example.ru`,
  'User.ChangeCheckEmail': mail,
};

const inputOf = (method: CodeSender, phone: string) => {
  const mailbox = MAILBOXES[method];
  return { ...codeSenders[method](phone), ...(mailbox && { email: mailbox(phone) }) };
};

const asking = (method: CodeSender): Attempt => ({
  prepare: (visitor) => visitor.token(),
  act: (visitor, phone, token) => visitor.post(method, { ...inputOf(method, phone), token }),
});

const guessing = (method: string, sender: CodeSender): Attempt => ({
  prepare: (visitor, phone) => askCode(visitor, sender, inputOf(sender, phone)),
  act: (visitor, phone) =>
    visitor.post(method, {
      ...inputOf(sender, phone),
      code: String(randomInt(100_000, 1_000_000)),
    }),
});

/** The stranger has got the code in his own mailbox: to the end of the registration nothing is disclosed. */
const registering: Attempt = {
  async prepare(visitor, phone, { services: { db, hashCode } }) {
    const input = inputOf('User.RegisterCodeEmail', phone);
    await askCode(visitor, 'User.RegisterCodeEmail', input);
    const flow = createHash('sha256')
      .update(visitor.cookies.get('auth.flow') ?? '')
      .digest('hex');
    const codeHash = hashCode('123456', [flow, 'registration', phone]);
    await db.update(authCodes).set({ codeHash }).where(eq(authCodes.flowHash, flow));
    return { ...input, code: '123456' };
  },
  act: (visitor, _, input) => visitor.post('User.Registration', input),
};

const attempts: Readonly<Record<string, Attempt>> = {
  'log in': {
    prepare: async () => undefined,
    act: (visitor, phone) => visitor.logIn(phone, 'wrong-password'),
  },
  'ask by User.CheckSMSPhone': asking('User.CheckSMSPhone'),
  'ask by User.RegisterCodeEmail': asking('User.RegisterCodeEmail'),
  'ask by User.ChangeCheckSMSPhone': asking('User.ChangeCheckSMSPhone'),
  'ask by User.ChangeCheckEmail': asking('User.ChangeCheckEmail'),
  'guess at a registration': guessing('User.Registration', 'User.CheckSMSPhone'),
  'register by a letter to a mailbox of one’s own': registering,
  'guess at a recovery': guessing('User.ChangePassword', 'User.ChangeCheckSMSPhone'),
};

/**
 * Measures on a PostgreSQL server whether the time of an answer tells a phone with an account from one without, call by call. Limits
 * are off and password hashing is cheap, so that nothing hides a difference.
 * @param samples of each class
 */
export async function* measureEnumeration(samples: number): AsyncGenerator<Measured> {
  const server = await startPostgres(NOT_DURABLE);
  const open = () => openServer(server.url, createLog('silent'));
  const backend = await testBackend({ open });
  try {
    await addAccounts(backend);
    for (const [name, attempt] of Object.entries(attempts)) {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let sample = -Math.min(100, samples); sample < samples; sample++) {
        const phone = randomInt(PHONES);
        const knownFirst = randomInt(2) === 0;
        const first = await time(backend, attempt, knownFirst ? KNOWN(phone) : UNKNOWN(phone));
        const second = await time(backend, attempt, knownFirst ? UNKNOWN(phone) : KNOWN(phone));
        if (sample < 0) continue;
        known.push(knownFirst ? first : second);
        unknown.push(knownFirst ? second : first);
      }
      yield { name, area: auc(known, unknown) };
    }
  } finally {
    await backend.close();
    await server.remove();
  }
}

async function addAccounts({ services, clock }: TestBackend): Promise<void> {
  const passwordHash = await services.passwords.hash('meridian-30');
  await services.db.insert(users).values(
    Array.from({ length: PHONES }, (_, index) => ({
      guid: randomUUID(),
      phone: KNOWN(index),
      email: mail(KNOWN(index)),
      lastName: 'Орлова',
      name: 'Вера',
      secondName: '',
      passwordHash,
      createdAt: clock(),
    })),
  );
}

/** Milliseconds of one answer; what it left is taken away afterwards. */
async function time(backend: TestBackend, attempt: Attempt, phone: string): Promise<number> {
  const { db, outbox } = backend.services;
  const visitor = backend.visitor();
  const prepared = await attempt.prepare(visitor, phone, backend);
  await forgetQuotas(backend);
  await db.delete(rateWindows);
  await outbox.flush();
  const started = performance.now();
  await attempt.act(visitor, phone, prepared);
  const took = performance.now() - started;
  await outbox.flush();
  await db.delete(authCodes);
  const registered = and(eq(users.phoneConfirmed, false), inArray(users.phone, ALL));
  await db.delete(users).where(registered);
  return took;
}
