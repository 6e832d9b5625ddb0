import type { Envelope, Refusal } from './envelope.ts';
import { ApiFailure, ApiRefusal } from './errors.ts';
import type { MethodContract, MethodInput, MethodResult, Verb } from './define-method.ts';
import { writeQuery, type QueryInput } from './query-string.ts';

/** Methods by name, as the registry's type describes them. */
export type MethodMap = Record<string, MethodContract>;

type NamesOf<Map extends MethodMap, V extends Verb> = {
  [Name in keyof Map]: Map[Name]['verb'] extends V ? Name : never;
}[keyof Map] &
  string;

export interface ClientOptions {
  /** Origin of the backend without a trailing slash; empty in the browser. @default '' */
  origin?: string;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>;
  /** Headers of every call; a server-side client forwards the visitor's cookie here. */
  headers?: Record<string, string>;
  /** Milliseconds until a call is given up. @default 10000 */
  timeout?: number;
  /** Sees every response; a server-side client collects `set-cookie` here. */
  onResponse?: (response: Response) => void;
  /** Cached answers: what is there is not requested. */
  answers?: AnswerStore;
}

/** Answers of calls that are the same for everybody. */
export interface AnswerStore {
  /**
   * The answer of a call, or what is told of it when it has come; whether that may be cached is for the store to say.
   * @param call verb, address and body
   */
  look(call: string): { result: unknown } | { keep(result: unknown, response: Response): void };
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Key under which a retried write is answered with the first answer. */
  idempotencyKey?: string | undefined;
}

/** Typed calls of the contract: `get` for methods that read, `post` for the others. */
export interface ApiClient<Map extends MethodMap> {
  get<Name extends NamesOf<Map, 'GET'>>(
    name: Name,
    input: MethodInput<Map[Name]>,
    options?: CallOptions,
  ): Promise<MethodResult<Map[Name]>>;
  post<Name extends NamesOf<Map, 'POST'>>(
    name: Name,
    input: MethodInput<Map[Name]>,
    options?: CallOptions,
  ): Promise<MethodResult<Map[Name]>>;
}

/**
 * Creates a client for the browser or the server. It carries no schemas: the shapes are types only.
 * @throws ApiRefusal when the server refuses, with its message
 * @throws ApiFailure when no usable answer arrives
 */
export function createClient<Map extends MethodMap>(options: ClientOptions = {}): ApiClient<Map> {
  const send = (verb: Verb, name: string, input: unknown, call: CallOptions = {}) =>
    call.signal?.aborted
      ? Promise.reject(new ApiFailure(name, 'aborted'))
      : request(options, verb, name, input, call);
  return {
    get: (name, input, call) => send('GET', name, input, call) as never,
    post: (name, input, call) => send('POST', name, input, call) as never,
  };
}

async function request(
  {
    origin = '',
    fetch = (request) => globalThis.fetch(request),
    headers,
    timeout = 10_000,
    onResponse,
    answers,
  }: ClientOptions,
  verb: Verb,
  name: string,
  input: unknown,
  call: CallOptions,
): Promise<unknown> {
  const base = origin || globalThis.location?.origin;
  const query = verb === 'GET' ? writeQuery(input as QueryInput) : '';
  const url = `${base}/api/${name}${query && '?'}${query}`;
  const json = verb === 'POST' ? JSON.stringify(input) : '';
  const asked = `${verb} ${url} ${json}`;
  const known = answers?.look(asked);
  if (known && 'result' in known) return known.result;
  const expired = AbortSignal.timeout(timeout);
  const signal = call.signal ? AbortSignal.any([call.signal, expired]) : expired;
  const init: RequestInit = {
    method: verb,
    signal,
    headers: { accept: 'application/json', ...headers },
  };
  if (verb === 'POST') {
    init.body = json;
    init.headers = {
      ...init.headers,
      'content-type': 'application/json',
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    };
  }
  let response: Response;
  let body: Envelope;
  try {
    response = await fetch(new Request(url, init));
    onResponse?.(response);
    body = (await response.json()) as Envelope;
  } catch (error) {
    if (call.signal?.aborted) throw new ApiFailure(name, 'aborted', { cause: error });
    if (expired.aborted) throw new ApiFailure(name, 'timeout', { cause: error });
    throw new ApiFailure(name, error instanceof SyntaxError ? 'malformed' : 'network', {
      cause: error,
    });
  }
  const refused = body?.result as Partial<Refusal> | undefined;
  // Another backend may refuse by the HTTP status alone (specification, §8).
  const code = body?.code ?? (!response.ok && refused?.message ? response.status : undefined);
  if (typeof code !== 'number') throw new ApiFailure(name, 'malformed');
  if (code !== 200) {
    const message = refused?.message ?? body.message ?? '';
    throw new ApiRefusal(name, code, message, refused?.issues, refused?.details);
  }
  known?.keep(body.result, response);
  return body.result;
}
