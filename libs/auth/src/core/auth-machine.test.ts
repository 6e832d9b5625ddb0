import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialSnapshot,
  transition,
  type AuthEffect,
  type AuthEvent,
  type AuthSnapshot,
} from './auth-machine.ts';

const phone = '+7 (921) 000-00-01';
const snapshot = (
  fields: Partial<AuthSnapshot['fields']>,
  rest: Partial<AuthSnapshot> = {},
): AuthSnapshot => ({
  ...initialSnapshot,
  ...rest,
  fields: { ...initialSnapshot.fields, ...fields },
});
const filled = snapshot({ phone, password: '12345' });
const sending = snapshot(filled.fields, { activity: 'sending' });
const leaving = snapshot(filled.fields, { activity: 'leaving' });
const refused = snapshot(filled.fields, { message: 'Пароль не подходит' });

const change: AuthEvent = { type: 'field.changed', name: 'password', value: '54321' };
const submit: AuthEvent = { type: 'form.submitted' };
const success: AuthEvent = { type: 'login.succeeded' };
const refusal: AuthEvent = { type: 'login.refused', message: 'Пароль не подходит' };
const failure: AuthEvent = { type: 'login.failed' };

describe('what happens', () => {
  test.each<[string, AuthSnapshot, AuthEvent, Partial<AuthSnapshot>, AuthEffect | null]>([
    ['a field changes', filled, change, { activity: 'idle' }, null],
    ['a field changes after a refusal', refused, change, { message: null }, null],
    ['a complete form is sent', filled, submit, { activity: 'sending' }, 'login'],
    [
      'a refused form is sent again',
      refused,
      submit,
      { activity: 'sending', message: null },
      'login',
    ],
    ['the visitor is in', sending, success, { activity: 'leaving' }, 'afterLogin'],
    ['the server refuses', sending, refusal, { activity: 'idle', message: refusal.message }, null],
    ['the server does not answer', sending, failure, { activity: 'idle' }, null],
  ])('%s', (_, before, event, expected, effect) => {
    const step = transition(before, event);
    expect(step.snapshot).toMatchObject(expected);
    expect(step.effect).toBe(effect);
  });

  test('a change lands in its field alone', () => {
    expect(transition(filled, change).snapshot.fields).toEqual({
      ...filled.fields,
      password: '54321',
    });
  });

  test('a refusal without words gets the plain ones, so does a server that does not answer', () => {
    const mute: AuthEvent = { type: 'login.refused', message: '' };
    expect(transition(sending, mute).snapshot.message).toBe(
      'Не\u00a0получилось войти. Попробуйте ещё раз',
    );
    expect(transition(sending, failure).snapshot.message).toContain('Проверьте интернет');
  });
});

describe('what does not happen', () => {
  test.each<[string, AuthSnapshot, AuthEvent]>([
    ['an empty form is sent', initialSnapshot, submit],
    [
      'a phone of 17 characters is sent',
      snapshot({ phone: phone.slice(1), password: '12345' }),
      submit,
    ],
    ['a password of 4 characters is sent', snapshot({ phone, password: '1234' }), submit],
    ['a form is sent twice', sending, submit],
    ['a form is sent while the page leaves', leaving, submit],
    ['a field changes while it is sent', sending, change],
    ['a field changes while the page leaves', leaving, change],
    ['an answer comes that nobody awaits', filled, success],
    ['a refusal comes that nobody awaits', filled, refusal],
    ['a failure comes that nobody awaits', filled, failure],
    ['a late answer stops the leaving page', leaving, refusal],
    ['a second success leads on twice', leaving, success],
  ])('%s', (_, before, event) => {
    expect(transition(before, event)).toEqual({ snapshot: before, effect: null });
  });
});

const anyEvent: fc.Arbitrary<AuthEvent> = fc.oneof(
  fc.record({
    type: fc.constant('field.changed' as const),
    name: fc.constant('phone' as const),
    value: fc.constantFrom('', '+7 (921) 0', phone),
  }),
  fc.record({
    type: fc.constant('field.changed' as const),
    name: fc.constant('password' as const),
    value: fc.constantFrom('', '1234', '12345', 'meridian-30'),
  }),
  fc.record({
    type: fc.constant('field.changed' as const),
    name: fc.constantFrom('soglasie' as const, 'soglasie_actii' as const),
    value: fc.boolean(),
  }),
  fc.constant(submit),
  fc.constant(success),
  fc.record({ type: fc.constant('login.refused' as const), message: fc.constantFrom('', 'Нет') }),
  fc.constant(failure),
);

test('whatever happens in whatever order, the promises hold', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let now = initialSnapshot;
      let requests = 0;
      let answers = 0;
      let departures = 0;
      for (const event of events) {
        const { snapshot: next, effect } = transition(now, event);
        if (effect === 'login') {
          requests++;
          // Only what the rules allow is ever sent, and exactly what is shown.
          expect(next.fields.phone).toHaveLength(18);
          expect(next.fields.password.length).toBeGreaterThanOrEqual(5);
          expect(next.fields).toEqual(now.fields);
          expect(next.activity).toBe('sending');
        }
        if (effect === 'afterLogin') departures++;
        if (now.activity === 'sending' && next.activity !== 'sending') answers++;
        // What is on its way does not change under it; a page that leaves stays leaving.
        if (now.activity !== 'idle') expect(next.fields).toEqual(now.fields);
        if (now.activity === 'leaving') expect(next).toBe(now);
        // An error never stands beside a request, and there is at most one request.
        if (next.activity !== 'idle') expect(next.message).toBeNull();
        expect(requests - answers).toBe(next.activity === 'sending' ? 1 : 0);
        expect(departures).toBe(next.activity === 'leaving' ? 1 : 0);
        now = next;
      }
    }),
    { numRuns: 20_000 },
  );
});
