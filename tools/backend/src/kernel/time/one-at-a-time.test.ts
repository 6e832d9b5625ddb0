import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls while it works ask for it once more', async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const run = oneAtATime(
    () => {
      runs += 1;
      return runs === 1 ? gate.promise : Promise.resolve();
    },
    () => undefined,
  );
  const calls = [run(), run(), run()];
  gate.resolve();
  await Promise.all(calls);
  expect(runs).toBe(2);
});

test('a call at any moment of another one’s end is worked for', async () => {
  for (let moments = 0; moments < 20; moments += 1) {
    let waiting = 1;
    const run = oneAtATime(
      () => {
        waiting = 0;
        return Promise.resolve();
      },
      () => undefined,
    );
    const first = run();
    for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
    waiting = 1;
    await run();
    expect(waiting, `after ${moments}`).toBe(0);
    await first;
  }
});

test('work that fails is told of, and is done again when it is asked for', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const run = oneAtATime(
    () => Promise.reject(new Error(`run ${(runs += 1)}`)),
    (error) => errors.push(error),
  );
  await run();
  await run();
  expect(errors).toEqual([new Error('run 1'), new Error('run 2')]);
});
