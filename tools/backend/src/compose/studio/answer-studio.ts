import { success } from '@m30/api';
import type { MethodRight } from '@m30/studio/contract/core/rights';
import { checkOrigin } from '../../kernel/http/check-origin.ts';
import { checkVerb } from '../../kernel/http/check-verb.ts';
import type { AppContext } from '../../kernel/http/env.ts';
import { readIdempotencyKey, readInput } from '../../kernel/http/read-input.ts';
import { respond } from '../../kernel/http/respond.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import type { StudioHandler } from '../../kernel/studio/implement-studio.ts';
import {
  enteringOf,
  staffOf,
  withRight,
  type StudioCall,
} from '../../kernel/studio/studio-call.ts';
import { studioCallOf } from '../../modules/staff/session/read-staff.ts';
import { checkResult } from '../method/check-result.ts';

/** Answers `/studio/api/{Name}`: whether the caller may is known before the input is read. */
export async function answerStudio(
  services: Services,
  handlers: ReadonlyMap<string, StudioHandler>,
  c: AppContext,
): Promise<Response> {
  const handler = handlers.get(c.req.path.slice('/studio/api/'.length).replace(/\/$/, ''));
  if (!handler) throw refuse(404, 'Такого метода нет');
  const { method } = handler;
  c.set('name', method.name);
  checkVerb(c, method.verb);
  checkOrigin(services.config, c);
  const call = await studioCallOf(services, c, readIdempotencyKey(c));
  checkRight(call, method.right);
  const result = await handler.answer(await readInput(c, method.verb), call);
  if (!services.config.production) checkResult(method, result);
  return respond(c, success(result), false);
}

/** @throws Refused 401 or 403 */
function checkRight(call: StudioCall, right: MethodRight): void {
  if (right === 'anyone') return;
  if (right === 'entering') enteringOf(call);
  else if (right === 'self') staffOf(call);
  else withRight(call, right);
}
