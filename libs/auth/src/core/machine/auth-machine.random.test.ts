import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthEvent } from './auth-types.ts';
import { alphabet, PHONE, start, watch } from './explore.fixture.ts';
import { brokenBy } from './invariants.fixture.ts';

/** Sequences to try; `AUTH_SEQUENCES=1000000` for the full count. */
const numRuns = Number(process.env['AUTH_SEQUENCES'] ?? 10_000);

const anyText = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', '0', ' ', '\0'));
const names = ['phone', 'password', 'rpassword', 'last_name', 'name', 'email', 'code'] as const;
const moment = fc.integer({ min: 0, max: 200_000 });

/** Mostly what leads on, else a thorough visitor would never come far; sometimes anything at all. */
const anyEvent: fc.Arbitrary<AuthEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...alphabet) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('field.changed' as const),
      name: fc.constantFrom(...names),
      value: anyText,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('code.repeated' as const), at: moment }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('code.sent' as const),
      resendAt: fc.integer({ min: 1, max: 200_000 }),
      blurEmail: anyText,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('countdown.moved' as const), resendAt: moment }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('call.refused' as const), message: anyText }),
  },
);

const type = (name: (typeof names)[number] | 'second_name', value: string): AuthEvent => ({
  type: 'field.changed',
  name,
  value,
});
const submit: AuthEvent = { type: 'form.submitted' };
const sent: AuthEvent = { type: 'code.sent', resendAt: 60_000, blurEmail: 'm•••@m.ru' };
const confirm: AuthEvent[] = [
  type('code', '417062'),
  { type: 'code.submitted' },
  { type: 'code.accepted' },
];
const register: AuthEvent[] = [
  { type: 'register.opened' },
  type('last_name', 'Савельева'),
  type('name', 'Марина'),
  type('second_name', 'нет отчества'),
  type('phone', PHONE),
  type('email', 'm@m.ru'),
  submit,
  sent,
];
const recover: AuthEvent[] = [{ type: 'recovery.opened' }, type('phone', PHONE)];

/** Chance alone would seldom come far: most sequences begin on a way that a visitor takes. */
const ways: AuthEvent[][] = [
  [],
  register,
  [...register, { type: 'email.chosen' }, submit, sent],
  [...register, ...confirm],
  [...recover, submit, sent],
  [...recover, { type: 'email.chosen' }, type('email', 'm@m.ru'), submit, sent],
  [...recover, submit, sent, ...confirm],
];

test(`${numRuns} random sequences break no promise`, { timeout: 60_000 + numRuns * 5 }, () => {
  const sequence = fc
    .tuple(fc.constantFrom(...ways), fc.array(anyEvent, { minLength: 10, maxLength: 30 }))
    .map(([way, rest]) => [...way, ...rest]);
  fc.assert(
    fc.property(sequence, (events) => {
      let now = start;
      for (const event of events) {
        const step = watch(now, event);
        const broken = brokenBy(step);
        if (broken.length > 0) expect({ broken, step }).toBeNull();
        now = { snapshot: step.after, history: step.now };
      }
    }),
    { numRuns },
  );
});
