import { defineMethod, type DeclaredErrors, type MethodContract, type Verb } from '@m30/api';
import type { GenericSchema } from 'valibot';
import type { MethodRight } from './rights.ts';

/** One method of `/studio/api`: a method of the product's contract that says who may call it. */
export interface StudioMethod<
  Name extends string = string,
  V extends Verb = Verb,
  Input extends GenericSchema = GenericSchema,
  Result extends GenericSchema = GenericSchema,
> extends MethodContract<Name, V, Input, Result> {
  readonly right: MethodRight;
}

interface StudioMethodOptions<
  Name extends string,
  V extends Verb,
  Input extends GenericSchema,
  Result extends GenericSchema,
> {
  /** Last segment of the path: `/studio/api/{name}`. */
  name: Name;
  verb: V;
  /** One English sentence for the OpenAPI document, without a full stop. */
  summary: string;
  /** There is no default: who may call a method is always said. */
  right: MethodRight;
  input: Input;
  result: Result;
  /** Beyond what the right implies. */
  errors?: DeclaredErrors;
}

/** What every method of a right refuses. */
function refusalsOf(right: MethodRight): DeclaredErrors {
  if (right === 'anyone') return {};
  const nobody = { 401: 'Nobody has signed in' };
  if (right === 'entering') return nobody;
  return { ...nobody, 403: 'The second factor is missing, or the role lacks the right' };
}

/** Declares a method of the Studio; the name has the form `Group.Method`. */
export function defineStudioMethod<
  const Name extends `${string}.${string}`,
  const V extends Verb,
  Input extends GenericSchema,
  Result extends GenericSchema,
>({
  right,
  errors = {},
  ...about
}: StudioMethodOptions<Name, V, Input, Result>): StudioMethod<Name, V, Input, Result> {
  return { ...defineMethod({ ...about, errors: { ...refusalsOf(right), ...errors } }), right };
}
