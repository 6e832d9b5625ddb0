import { expect, test } from 'vitest';
import { deliveryState } from './delivery-state.ts';

const at = new Date('2026-11-18T09:01:00Z');
const delivery = {
  ...{ leadGuid: '3f0c0d3e-5a2b-4c57-9a54-0f6f5d1f0a01', claim: null, nextAttemptAt: at },
  ...{ attempts: 0, lastError: null, deliveredAt: null },
};

test.each([
  [null, 'не передаётся'],
  [delivery, 'ждёт отправки'],
  [{ ...delivery, attempts: 2 }, 'попыток: 2, следующая 18.11.2026 12:01'],
  [
    { ...delivery, attempts: 2, lastError: 'HTTP 500' },
    'попыток: 2 (HTTP 500), следующая 18.11.2026 12:01',
  ],
  [{ ...delivery, attempts: 1, deliveredAt: at }, 'передана 18.11.2026 12:01'],
])('a lead on its way to the CRM, %j, is told as «%s»', (row, words) => {
  expect(deliveryState(row)).toBe(words);
});
