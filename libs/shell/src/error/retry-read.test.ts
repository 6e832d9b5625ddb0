import { expect, test } from 'vitest';
import { ApiFailure, ApiRefusal } from '@m30/api/client';
import { retryRead } from './retry-read.ts';

test.each([
  [
    'a read without an answer is tried three times more',
    new ApiFailure('LK.GetNews', 'network'),
    3,
  ],
  ['a refused one is not tried again', new ApiRefusal('LK.GetNews', 404, ''), 0],
])('%s', (_, error, retries) => {
  const tried = [0, 1, 2, 3].map((failures) => retryRead(failures, error));
  expect(tried).toEqual([0, 1, 2, 3].map((failures) => failures < retries));
});
