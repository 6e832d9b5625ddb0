import { setCookie } from 'hono/cookie';
import { success } from '@m30/api';
import { buyerOf, type Call } from '../../kernel/method/call.ts';
import type { Handler } from '../../kernel/method/implement.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { checkOrigin } from '../../kernel/http/check-origin.ts';
import { checkVerb } from '../../kernel/http/check-verb.ts';
import {
  answerPreflight,
  isFromListedOrigin,
  isPreflight,
} from '../../kernel/http/listed-origin.ts';
import { checkResult } from './check-result.ts';
import type { AppContext } from '../../kernel/http/env.ts';
import { readIdempotencyKey, readInput } from '../../kernel/http/read-input.ts';
import { respond } from '../../kernel/http/respond.ts';
import { cookieOf, readSession } from '../../modules/people/session/read-session.ts';

/** Answers `/api/{Name}` and `/api/{Name}/`. */
export async function answerMethod(
  services: Services,
  handlers: ReadonlyMap<string, Handler>,
  c: AppContext,
): Promise<Response> {
  const handler = handlers.get(c.req.path.slice('/api/'.length).replace(/\/$/, ''));
  if (!handler) throw refuse(404, 'Такого метода нет');
  const { method } = handler;
  c.set('name', method.name);
  // An answer with it is a method's own: 404 is then «no such lot», not «no such method».
  c.header('x-api-method', method.name);
  const isNobody = isFromListedOrigin(services.config, c, method.access);
  if (isNobody && isPreflight(c)) return answerPreflight(c, method.verb);
  checkVerb(c, method.verb);
  if (!isNobody) checkOrigin(services.config, c);

  const isShared = method.verb === 'GET' && handler.cache === 'shared';
  const call: Call = {
    services,
    session: isShared || isNobody ? null : await readSession(services, c),
    visitor: c.get('visitor'),
    idempotencyKey: readIdempotencyKey(c),
    requestId: c.get('requestId'),
    log: c.get('log'),
    cookie: (name) => (isNobody ? undefined : cookieOf(c, name)),
    setCookie: (name, value, options) => {
      if (!isNobody) setCookie(c, name, value, options);
    },
  };
  if (method.access === 'buyer') buyerOf(call);
  const result = await handler.answer(await readInput(c, method.verb), call);
  if (!services.config.production) checkResult(method, result);
  return respond(c, success(result), isShared);
}
