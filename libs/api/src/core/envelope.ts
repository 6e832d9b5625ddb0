import * as v from 'valibot';

/** Every answer of `/api`: `code` 200 is success, a refusal carries `message` and `result.message`. */
export interface Envelope<Result = unknown> {
  code: number;
  message?: string;
  result?: Result;
}

/** One wrong field of a refused input. */
export interface FieldIssue {
  /** Dotted path in the input, e.g. `users.0.last_name`; empty for the input as a whole. */
  path: string;
  message: string;
}

/** `result` of a refusal: the message stands here too because of the specification, §7 and §8. */
export const RefusalSchema = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** What helps the visitor on, where the method says so: lots like the one that is gone. */
  details: v.optional(v.record(v.string(), v.unknown())),
});

export type Refusal = v.InferOutput<typeof RefusalSchema>;

/** Wraps a result as a successful answer. */
export function success<Result>(result: Result): Envelope<Result> {
  return { code: 200, result };
}

/** Wraps a Russian message as a refused answer. */
export function refusal(
  code: number,
  message: string,
  { issues, details }: Omit<Refusal, 'message'> = {},
): Envelope<Refusal> {
  return {
    code,
    message,
    result: { message, ...(issues && { issues }), ...(details && { details }) },
  };
}
