import { describe, expect, test } from 'vitest';
import { table, type Transition } from './auth-machine.ts';
import type { AuthEvent, AuthState } from './auth-types.ts';
import { alphabet, explore, type Table } from './explore.fixture.ts';
import { brokenBy } from './invariants.fixture.ts';

/** Consents turn no rule; the random sequences change them, the search goes without. */
const events = alphabet.filter(
  (event) => !(event.type === 'field.changed' && event.name.startsWith('soglasie')),
);

describe('every reachable situation', () => {
  const broken = new Set<string>();
  const reached = new Set<AuthState>();
  const answered = new Set<string>();
  const cameFrom = new Map<number, Set<number>>();
  const inside = new Set<number>();
  let steps = 0;
  const situations = explore(events, (step, from, to) => {
    steps++;
    cameFrom.set(to, (cameFrom.get(to) ?? new Set()).add(from));
    if (step.effect === 'afterLogin') inside.add(to);
    reached.add(step.after.state);
    if (step.effect) answered.add(step.effect);
    for (const name of brokenBy(step)) broken.add(`${name}: ${JSON.stringify(step)}`);
    return broken.size < 5;
  });
  console.warn(`The machine has ${situations} reachable situations, ${steps} steps were looked at`);

  test('keeps every promise', () => expect([...broken]).toEqual([]));

  test('all states and all calls are among them', () => {
    expect([...reached].sort()).toEqual(Object.keys(table).sort());
    expect([...answered].sort()).toEqual(
      [
        'afterLogin',
        'confirmRecovery',
        'login',
        'register',
        'savePassword',
        'sendRecoveryEmail',
        'sendRecoverySms',
        'sendRegistrationEmail',
        'sendRegistrationSms',
      ].sort(),
    );
  });

  test('leaves a way in: none is a dead end', () => {
    // Walks back from the logged-in ones; a set grows while it is walked through.
    for (const situation of inside) {
      for (const earlier of cameFrom.get(situation) ?? []) inside.add(earlier);
    }
    expect(inside.size).toBe(situations);
  });
});

type Cells = readonly Transition<AuthEvent>[];

/** Every cell of the table that has a condition. */
const guarded = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).flatMap(([event, cells]) =>
    cells.flatMap(({ when }, index) => (when ? [{ state, event, index, guard: when.name }] : [])),
  ),
);

function withoutGuard(place: (typeof guarded)[number]): Table {
  const row = Reflect.get(table, place.state);
  const cells: Cells = Reflect.get(row, place.event);
  const open = cells.map((cell, i) => (i === place.index ? { ...cell, when: () => true } : cell));
  return { ...table, [place.state]: { ...row, [place.event]: open } };
}

describe('a table without one of its conditions breaks a promise', () => {
  test.each(guarded)('$state, $event [$guard]', (place) => {
    let broken: string[] = [];
    explore(
      events,
      (step) => {
        broken = brokenBy(step);
        return broken.length === 0;
      },
      withoutGuard(place),
    );
    expect(broken).not.toEqual([]);
  });
});
