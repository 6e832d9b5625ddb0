import * as v from 'valibot';
import { success } from '../core/envelope.ts';
import type { MethodContract, MethodResult, ParsedInput } from '../core/define-method.ts';
import { registry, type Methods } from '../registry.ts';
import { exampleFor } from './example-for.ts';
import { Fault, refusedWith } from './fault.ts';
import { readCall, type ReadCall } from './read-call.ts';

type Answered<Name extends keyof Methods> = MethodResult<Methods[Name]> | Fault;

/** What a method answers in place of its examples: a fault, or what is made of the parsed input; `undefined` is the example. */
export type FakeAnswer<Name extends keyof Methods> =
  | Fault
  | ((
      input: ParsedInput<Methods[Name]>,
    ) => Answered<Name> | undefined | Promise<Answered<Name> | undefined>);

/** Answers by the name of the method. */
export type FakeAnswers = { [Name in keyof Methods]?: FakeAnswer<Name> };

/** A call of a method, refused ones among them. */
export interface FakeCall {
  name: keyof Methods;
  /** Parsed by the schema where it fits, as it was sent where not. */
  input: unknown;
  idempotencyKey: string | null;
}

/** A `fetch` without a network. */
export interface FakeFetch {
  (input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** What was called, in order; assign `length = 0` to forget it. */
  readonly calls: FakeCall[];
  /** May be changed between calls; `delete` brings the examples back. */
  readonly answers: FakeAnswers;
}

const methods: ReadonlyMap<string, MethodContract> = new Map(
  registry.map((method) => [method.name, method]),
);

/**
 * A `fetch` that answers `/api/{Name}` out of the worked examples: the one whose input equals the call's, else the first
 * of the method. A wrong input is refused with 400 in a backend's own words, an unknown method with 404. Sessions,
 * challenges and limits are not checked: refuse where a test is about them.
 */
export function createFakeFetch(options: { answers?: FakeAnswers } = {}): FakeFetch {
  const calls: FakeCall[] = [];
  const answers: FakeAnswers = { ...options.answers };

  async function send(...[input, init]: Parameters<FakeFetch>): Promise<Response> {
    const request = new Request(addressOf(input), init);
    request.signal.throwIfAborted();
    const method = methods.get(nameOf(request.url));
    if (!method) return refusedWith(404, 'Такого метода нет');
    const name = method.name as keyof Methods;
    const call = await readCall(method, request);
    const body = 'parsed' in call ? call.parsed : call.sent;
    calls.push({ name, input: body, idempotencyKey: request.headers.get('idempotency-key') });
    const response = await answer(method, call, answers[name], request.signal);
    response.headers.set('x-api-method', name);
    return response;
  }
  return Object.assign(send, { calls, answers });
}

async function answer(
  method: MethodContract,
  call: ReadCall,
  given: FakeAnswers[keyof Methods],
  signal: AbortSignal,
): Promise<Response> {
  if ('refused' in call) return call.refused;
  const answered: unknown = typeof given === 'function' ? await given(call.parsed as never) : given;
  if (answered instanceof Fault || answered === undefined) {
    const response = await answered?.respond(signal);
    return response ?? Response.json(success(exampleFor(method, call.parsed)));
  }
  const { issues } = v.safeParse(method.result, answered);
  if (!issues) return Response.json(success(answered));
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'result'}: ${issue.message}`);
  return refusedWith(
    500,
    `The answer of ${method.name} does not fit the contract. ${faults.join('; ')}`,
  );
}

/** An address of this origin is one of the page, and of nowhere in particular where there is no page. */
function addressOf(input: Request | string | URL): Request | URL {
  return input instanceof Request
    ? input
    : new URL(input, globalThis.location?.origin ?? 'http://localhost');
}

const nameOf = (address: string) =>
  /^\/api\/([^/]+)\/?$/.exec(new URL(address).pathname)?.[1] ?? '';
