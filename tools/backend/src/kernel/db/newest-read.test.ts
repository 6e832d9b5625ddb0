import { expect, test } from 'vitest';
import { newestRead } from './newest-read.ts';

test('a reading that began earlier and ends later takes nothing back', async () => {
  const readings: PromiseWithResolvers<string>[] = [];
  const applied: string[] = [];
  const read = newestRead(
    () => {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return reading.promise;
    },
    (what) => applied.push(what),
  );
  const all = [read(), read(), read()];
  readings[1]?.resolve('as it is');
  await all[1];
  readings[0]?.resolve('as it was');
  await all[0];
  expect(applied).toEqual(['as it is']);
  readings[2]?.reject(new Error('the database is gone'));
  await expect(all[2]).rejects.toThrow('gone');
  const next = read();
  readings[3]?.resolve('as it became');
  await next;
  expect(applied).toEqual(['as it is', 'as it became']);
});
