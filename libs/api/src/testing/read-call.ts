import type { MethodContract } from '../core/define-method.ts';
import { checkInput } from '../core/check-input.ts';
import { refusedWith } from './fault.ts';

/** The input of a call, parsed, or how a backend refuses it. */
export type ReadCall = { sent: unknown; parsed: unknown } | { sent: unknown; refused: Response };

/** Reads the input of a call as a backend does: the query of a GET, the JSON body of a POST. */
export async function readCall(method: MethodContract, request: Request): Promise<ReadCall> {
  if (request.method !== method.verb) {
    return {
      sent: undefined,
      refused: refusedWith(405, `Этот метод вызывают запросом ${method.verb}`),
    };
  }
  const sent =
    method.verb === 'GET' ? readQuery(new URL(request.url).searchParams) : await readBody(request);
  if (sent instanceof Response) return { sent: undefined, refused: sent };
  const checked = checkInput(method.input, sent);
  if (checked.fits) return { sent, parsed: checked.output };
  const { message, issues } = checked.refusal;
  return { sent, refused: refusedWith(400, message, { issues }) };
}

function readQuery(query: URLSearchParams): unknown {
  const input = Object.fromEntries(query);
  const isTwice = Object.keys(input).length < query.size;
  return isTwice ? refusedWith(400, 'Параметр указан дважды') : input;
}

async function readBody(request: Request): Promise<unknown> {
  const body = await request.text();
  if (body === '') return {};
  const type = request.headers.get('content-type')?.split(';')[0];
  if (type !== 'application/json')
    return refusedWith(415, 'Тело запроса должно быть в формате JSON');
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return refusedWith(400, 'Тело запроса не читается как JSON');
  }
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isObject ? input : refusedWith(400, 'Тело запроса должно быть объектом JSON');
}
