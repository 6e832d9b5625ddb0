import type { MethodContract } from '@m30/api';
import { readObject, readQuery } from '../../kernel/http/read-input.ts';
import { parseInput } from '../../kernel/method/parse-input.ts';
import { Refused } from '../../kernel/method/refuse.ts';
import { asQuery } from './malformed-bodies.ts';

/**
 * What a handler would be given of a body, as text to tell one from another; `null` where the body is refused before
 * that, by the very functions that read it of a request.
 * @throws whatever else they throw
 */
export function readMalformed(
  { verb, input }: Pick<MethodContract, 'verb' | 'input'>,
  body: string,
): string | null {
  try {
    const raw =
      verb === 'GET'
        ? readQuery(new URLSearchParams(asQuery(body)))
        : readObject(Buffer.from(body));
    return JSON.stringify(parseInput(input, raw)) ?? 'undefined';
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return null;
    throw error;
  }
}
