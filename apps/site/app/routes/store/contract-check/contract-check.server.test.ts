import type { Api } from '@m30/api/client';
import { expect, test, vi } from 'vitest';
import { checkHash, readHash } from './contract-check.server.ts';

const HASH = 'ab'.repeat(32);

test.each([
  [HASH, HASH],
  [HASH.toUpperCase(), HASH],
  [` ${HASH.replace(/.{8}/g, '$& ')}\n`, HASH],
  [HASH.slice(1), null],
  [`${HASH}0`, null],
  [HASH.replace('a', 'g'), null],
  ['', null],
])('%j is read as %j', (typed, hash) => {
  expect(readHash(typed)).toBe(hash);
});

const apiOf = (get: (name: string, input: object) => Promise<unknown>) =>
  ({ get, post: vi.fn() }) as unknown as Api;

test('what is no hash is told so without a question to the server', async () => {
  const get = vi.fn();
  expect(await checkHash(apiOf(get), '')).toBeNull();
  expect(await checkHash(apiOf(get), 'ДДУ-20417')).toEqual({
    asked: 'ДДУ-20417',
    wrong: true,
    contract: null,
  });
  expect(get).not.toHaveBeenCalled();
});

test('a hash is asked as the contract knows it', async () => {
  const get = vi.fn().mockResolvedValue({ contract: null });
  const answer = await checkHash(apiOf(get), HASH.toUpperCase());
  expect(get).toHaveBeenCalledWith('Order.CheckContract', { hash: HASH });
  expect(answer).toEqual({ asked: HASH, wrong: false, contract: null });
});
