import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ChallengeUnsolved, solveChallenge, type Challenge } from './solve-challenge.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const puzzle = (number: number, maxnumber = 50_000): Challenge => {
  const salt = '518ccfd8cb9da2c0585f460f?expires=1795264932&';
  const challenge = sha256(salt + number);
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'signed' };
};

describe('solveChallenge', () => {
  test.each([0, 1, 9, 10, 12_345, 50_000])('finds %i', async (number) => {
    const { maxnumber: _, ...answer } = puzzle(number);
    const token = await solveChallenge(puzzle(number));
    expect(JSON.parse(atob(token))).toEqual({ ...answer, number });
  });

  test('says when there is no answer', async () => {
    await expect(solveChallenge(puzzle(200, 100))).rejects.toThrow(ChallengeUnsolved);
  });

  test('lets other work run in between', async () => {
    let ran = 0;
    const timer = setInterval(() => ran++, 1);
    await solveChallenge(puzzle(300_000, 300_000));
    clearInterval(timer);
    expect(ran).toBeGreaterThan(3);
  });

  test('stops when it is no longer wanted', async () => {
    const stop = AbortSignal.timeout(20);
    await expect(solveChallenge(puzzle(-1, 1e9), stop)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
