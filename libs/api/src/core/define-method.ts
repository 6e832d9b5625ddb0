import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Verb = 'GET' | 'POST';

/** Who may call a method: anybody, or only a logged-in buyer. */
export type Access = 'guest' | 'buyer';

/** Refusals a method may answer with: HTTP status → when it happens, in English. */
export type DeclaredErrors = Readonly<Record<number, string>>;

/** What every method of an access refuses. */
const refusalsOf: Record<Access, DeclaredErrors> = {
  guest: {},
  buyer: { 401: 'Nobody is logged in' },
};

/** One method of `/api`: the single source of its path, shapes, refusals and documentation. */
export interface MethodContract<
  Name extends string = string,
  V extends Verb = Verb,
  Input extends GenericSchema = GenericSchema,
  Result extends GenericSchema = GenericSchema,
> {
  /** Last segment of the path: `/api/{name}`, with or without a trailing slash. */
  readonly name: Name;
  /** GET methods only read and are cacheable; POST methods carry a JSON body. */
  readonly verb: V;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** @default 'guest' */
  readonly access: Access;
  readonly input: Input;
  readonly result: Result;
  /** With those that its access implies; every method may also answer 400. */
  readonly errors: DeclaredErrors;
}

type MethodOptions<
  Name extends string,
  V extends Verb,
  Input extends GenericSchema,
  Result extends GenericSchema,
> = Omit<MethodContract<Name, V, Input, Result>, 'access' | 'errors'> & {
  access?: Access;
  /** Beyond what the access implies. */
  errors?: DeclaredErrors;
};

/** Declares a method of the contract; the name has the form `Group.Method`. */
export function defineMethod<
  const Name extends `${string}.${string}`,
  const V extends Verb,
  Input extends GenericSchema,
  Result extends GenericSchema,
>(options: MethodOptions<Name, V, Input, Result>): MethodContract<Name, V, Input, Result> {
  const { access = 'guest', errors = {} } = options;
  return { ...options, access, errors: { ...refusalsOf[access], ...errors } };
}

/** What a caller passes to a method. */
export type MethodInput<M extends MethodContract> = InferInput<M['input']>;

/** What a handler receives after the input was parsed. */
export type ParsedInput<M extends MethodContract> = InferOutput<M['input']>;

/** What a caller reads in `result`. */
export type MethodResult<M extends MethodContract> = InferOutput<M['result']>;

/** A named, valid call of a method; used by stories, mocks and backend tests. */
export interface MethodExample<M extends MethodContract> {
  readonly name: string;
  readonly input: MethodInput<M>;
  readonly result: MethodResult<M>;
}
