import { createClient, type ApiClient, type ClientOptions } from './core/client.ts';
import type { Methods } from './registry.ts';

export { ApiFailure, ApiRefusal, isPassing, type FailureReason } from './core/errors.ts';
export { writeQuery, type QueryInput } from './core/query-string.ts';
export {
  createClient,
  type AnswerStore,
  type ApiClient,
  type CallOptions,
  type ClientOptions,
} from './core/client.ts';
export type { FieldIssue } from './core/envelope.ts';
export {
  CONSULTATION_HOURS,
  CONSULTATION_STEP,
  type ConsultationHours,
} from './deal/lead/consultation-hours.ts';
export type { Methods } from './registry.ts';

/** A client of this product's own contract. */
export type Api = ApiClient<Methods>;

/** Creates a client of this product's own contract. */
export function createApi(options?: ClientOptions): Api {
  return createClient<Methods>(options);
}

/** `result` of a method, by its name: `ResultOf<'Objects.GetLots'>`. */
export type ResultOf<Name extends keyof Methods> = import('./core/define-method.ts').MethodResult<
  Methods[Name]
>;

/** Input of a method, by its name. */
export type InputOf<Name extends keyof Methods> = import('./core/define-method.ts').MethodInput<
  Methods[Name]
>;
