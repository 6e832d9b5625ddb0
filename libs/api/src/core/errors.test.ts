import { expect, test } from 'vitest';
import { ApiFailure, ApiRefusal, isPassing } from './errors.ts';

test.each([
  ['no connection', new ApiFailure('LK.GetNews', 'network'), true],
  ['no answer in time', new ApiFailure('LK.GetNews', 'timeout'), true],
  ['an answer that is none', new ApiFailure('LK.GetNews', 'malformed'), true],
  ['a server that is being restarted', new ApiRefusal('LK.GetNews', 503, ''), true],
  ['a call that was given up', new ApiFailure('LK.GetNews', 'aborted'), false],
  ['a refusal', new ApiRefusal('LK.GetNews', 404, ''), false],
  ['a fault of the server', new ApiRefusal('LK.GetNews', 500, ''), false],
  ['a method that the server does not have', new ApiRefusal('LK.GetNews', 501, ''), false],
  ['a fault of the page', new TypeError('undefined'), false],
])('%s passes: %#', (_, error, passes) => {
  expect(isPassing(error)).toBe(passes);
});
