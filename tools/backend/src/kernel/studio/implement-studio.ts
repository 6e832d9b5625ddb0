import type { MethodResult, ParsedInput } from '@m30/api';
import type { StudioMethod } from '@m30/studio/contract';
import { parseInput } from '../method/parse-input.ts';
import type { StudioCall } from './studio-call.ts';

/** A method of the Studio together with the code that answers it. */
export interface StudioHandler {
  readonly method: StudioMethod;
  /** Parses the raw input, then answers; throws a `Refused` for a wrong input. */
  answer(raw: unknown, call: StudioCall): Promise<unknown>;
}

/** Answers a method of the Studio: `implementStudio(listStaff, async (input, call) => result)`. */
export function implementStudio<M extends StudioMethod>(
  method: M,
  run: (input: ParsedInput<M>, call: StudioCall) => Promise<MethodResult<M>> | MethodResult<M>,
): StudioHandler {
  return {
    method,
    async answer(raw, call) {
      return run(parseInput(method.input, raw) as ParsedInput<M>, call);
    },
  };
}
