import type { MethodContract, MethodResult, ParsedInput } from '@m30/api';
import type { Call } from './call.ts';
import { parseInput } from './parse-input.ts';

/**
 * How a GET answer may be cached: `shared` is the same for every visitor (ETag, revalidated each
 * time), `none` is one visitor's own or single-use. POST answers are never cached.
 */
export type CachePolicy = 'shared' | 'none';

/** A method of the contract together with the code that answers it. */
export interface Handler {
  readonly method: MethodContract;
  readonly cache: CachePolicy;
  /** Parses the raw input, then answers; throws a `Refused` for a wrong input. */
  answer(raw: unknown, call: Call): Promise<unknown>;
}

/**
 * Answers a method of the contract: `implement(getLot, async (input, call) => result)`.
 * The input arrives parsed; a refusal is thrown by `refuse`.
 * @param options.cache default `shared`
 */
export function implement<M extends MethodContract>(
  method: M,
  run: (input: ParsedInput<M>, call: Call) => Promise<MethodResult<M>> | MethodResult<M>,
  options: { cache?: CachePolicy } = {},
): Handler {
  return {
    method,
    cache: options.cache ?? 'shared',
    async answer(raw, call) {
      return run(parseInput(method.input, raw) as ParsedInput<M>, call);
    },
  };
}
