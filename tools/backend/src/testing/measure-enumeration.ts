/**
 * Measures whether the time of an answer tells a phone with an account from one without:
 * `SAMPLES=1000 node --conditions=@m30/source tools/backend/src/testing/measure-enumeration.ts`.
 * Exits with 1 where it does. Limits are off and password hashing is cheap, so that nothing hides
 * a difference.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { authCodes } from '../modules/people/account/auth.table.ts';
import { users } from '../modules/people/account/accounts.table.ts';
import { auc } from './auc.ts';
import { askCode, codeSenders, forgetQuotas, type CodeSender } from './auth.ts';
import { testBackend } from './test-backend.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

const SAMPLES = Number(process.env['SAMPLES'] ?? 1000);
const WARM_UP = Math.min(100, SAMPLES);
const PHONES = 50;
/** Bounds of the area under the curve within which the classes are the same. */
const [LEAST, MOST] = [0.45, 0.55];

const KNOWN = (index: number) => `+7921600${String(index).padStart(4, '0')}`;
const UNKNOWN = (index: number) => `+7921700${String(index).padStart(4, '0')}`;

interface Attempt {
  /** What is done before the clock starts. */
  prepare(visitor: TestClient, phone: string): Promise<unknown>;
  act(visitor: TestClient, phone: string, prepared: unknown): Promise<TestAnswer>;
}

const mail = (phone: string) => `p${phone.slice(1)}@example.ru`;
const inputOf = (method: CodeSender, phone: string) => ({
  ...codeSenders[method](phone),
  ...(method === 'User.ChangeCheckSMSPhone' ? {} : { email: mail(phone) }),
});

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
  'guess at a recovery': guessing('User.ChangePassword', 'User.ChangeCheckSMSPhone'),
};

const backend = await testBackend();
const { db, passwords, outbox } = backend.services;
const passwordHash = await passwords.hash('meridian-30');
await db.insert(users).values(
  Array.from({ length: PHONES }, (_, index) => ({
    guid: randomUUID(),
    phone: KNOWN(index),
    email: mail(KNOWN(index)),
    lastName: 'Орлова',
    name: 'Вера',
    secondName: '',
    passwordHash,
    createdAt: backend.clock(),
  })),
);

/** Milliseconds of one answer. */
async function time({ prepare, act }: Attempt, phone: string): Promise<number> {
  const visitor = backend.visitor();
  const prepared = await prepare(visitor, phone);
  await forgetQuotas(backend);
  await outbox.flush();
  const started = performance.now();
  await act(visitor, phone, prepared);
  const took = performance.now() - started;
  await outbox.flush();
  await db.delete(authCodes);
  await forgetQuotas(backend);
  return took;
}

for (const [name, attempt] of Object.entries(attempts)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
    const phone = randomInt(PHONES);
    const knownFirst = randomInt(2) === 0;
    const first = await time(attempt, knownFirst ? KNOWN(phone) : UNKNOWN(phone));
    const second = await time(attempt, knownFirst ? UNKNOWN(phone) : KNOWN(phone));
    if (sample < 0) continue;
    known.push(knownFirst ? first : second);
    unknown.push(knownFirst ? second : first);
  }
  const area = auc(known, unknown);
  const same = area >= LEAST && area <= MOST;
  console.log(
    `${same ? '✓' : '✗'} ${name}: AUC ${area.toFixed(3)} over ${SAMPLES} samples a class`,
  );
  if (!same) process.exitCode = 1;
}
await backend.close();
