import { initialSnapshot, transition, type Row } from './auth-machine.ts';
import type { AuthEvent, AuthFields, AuthSnapshot, AuthState } from './auth-types.ts';
import { noHistory, remember, type History, type Witnessed } from './invariants.fixture.ts';

/** A table like the machine's; a damaged one in the tests of the tests. */
export type Table = Record<AuthState, Row>;

/** The machine with its witness. */
export interface Watched {
  snapshot: AuthSnapshot;
  history: History;
}

export const PHONE = '+7 (921) 304-17-62';
const MINUTE = 60_000;

const change = <Name extends keyof AuthFields>(name: Name, ...values: AuthFields[Name][]) =>
  // Name and value are paired by the signature; the union of all changes has lost it.
  values.map((value) => ({ type: 'field.changed', name, value }) as AuthEvent);

/** Events of every kind; the values are those around which a rule turns. */
export const alphabet: AuthEvent[] = [
  ...change('phone', '', '+7 (921) 304', PHONE),
  ...change('password', '', '1234', 'granit-26'),
  ...change('rpassword', '', 'granit-26'),
  ...change('last_name', '', 'Савельева'),
  ...change('name', '', 'Марина'),
  ...change('second_name', '', 'нет отчества'),
  ...change('email', '', 'm@m.ru'),
  ...change('code', '', '417', '417062'),
  ...change('soglasie', false, true),
  ...change('soglasie_actii', false),
  { type: 'field.left', name: 'phone' },
  { type: 'field.left', name: 'code' },
  { type: 'login.opened' },
  { type: 'register.opened' },
  { type: 'recovery.opened' },
  { type: 'form.submitted' },
  { type: 'phone.reopened' },
  { type: 'email.chosen' },
  { type: 'sms.chosen' },
  { type: 'code.submitted' },
  { type: 'code.repeated', at: MINUTE - 1 },
  { type: 'code.repeated', at: MINUTE },
  { type: 'code.sent', resendAt: MINUTE, email: '', blurEmail: 'm•••@m.ru' },
  { type: 'code.sent', resendAt: MINUTE, email: '', blurEmail: '•••••@•••••' },
  { type: 'countdown.moved', resendAt: MINUTE / 2 },
  { type: 'countdown.moved', resendAt: 2 * MINUTE },
  { type: 'code.accepted' },
  { type: 'password.saved' },
  { type: 'password.saved', inside: true },
  { type: 'login.succeeded' },
  { type: 'call.refused', message: 'Нет' },
  { type: 'call.refused', message: '', fields: ['phone'] },
  { type: 'call.failed' },
];

export const start: Watched = { snapshot: initialSnapshot, history: noHistory };

/** One step of the machine under its witness. */
export function watch({ snapshot, history }: Watched, event: AuthEvent, table?: Table): Witnessed {
  const { snapshot: after, effect } = transition(snapshot, event, table);
  const step = { before: snapshot, event, after, effect };
  return { ...step, past: history, now: remember(history, step) };
}

/** Called with every step, with the numbers of the situations that it joins; false stops the walk. */
type Visit = (step: Witnessed, from: number, to: number) => boolean;

/**
 * Walks through everything that the events can lead to, breadth first.
 * @param events what may happen
 * @returns how many different situations there are
 */
export function explore(events: readonly AuthEvent[], visit: Visit, table?: Table): number {
  const numbers = new Map([[JSON.stringify(start), 0]]);
  const queue = [start];
  for (const [from, situation] of queue.entries()) {
    for (const event of events) {
      const step = watch(situation, event, table);
      const isMove = step.after !== situation.snapshot;
      const reached = { snapshot: step.after, history: step.now };
      const key = isMove ? JSON.stringify(reached) : '';
      const to = isMove ? (numbers.get(key) ?? numbers.size) : from;
      if (!visit(step, from, to)) return numbers.size;
      if (!isMove || numbers.has(key)) continue;
      numbers.set(key, to);
      queue.push(reached);
    }
  }
  return numbers.size;
}
