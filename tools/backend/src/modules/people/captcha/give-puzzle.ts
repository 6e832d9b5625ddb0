import type { getChallenge, ParsedInput } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { PuzzleUse } from '../../../adapters/captcha/captcha.ts';
import type { Call } from '../../../kernel/method/call.ts';
import type { LocalLimit } from '../../../kernel/config/limits.ts';
import { refuseForNow } from '../../../kernel/method/refuse.ts';
import { ANY_FORM, cookieUse, networkUse } from './puzzle-use.ts';

/** Times the usual work where the visitor is known by his network alone, and where no form was named. */
const BY_NETWORK = 2;
const UNNAMED = 8;

/**
 * Returns a puzzle for one form and one visitor. A page of this site has a cookie; one in a frame of another site, and one of
 * another site that asks through its own server, is bound to the network and the origin.
 * @throws Refused 429 where too many go to one address
 */
export async function givePuzzle(
  call: Call,
  { form, cookieless }: ParsedInput<typeof getChallenge>,
): Promise<ResultOf<'Captcha.GetChallenge'>> {
  const hasCookie = !cookieless && call.visitor.origin === '';
  const boundTo = hasCookie ? cookieUse : networkUse;
  if (form === undefined) return give(call, 'puzzleOther', boundTo(call, ANY_FORM), UNNAMED);
  const use = boundTo(call, form);
  return hasCookie
    ? give(call, 'puzzleAddress', use, 1)
    : give(call, 'puzzleOther', use, BY_NETWORK);
}

function give(
  { services: { captcha, config, limits }, visitor }: Call,
  limit: LocalLimit & ('puzzleAddress' | 'puzzleOther'),
  use: PuzzleUse,
  work: number,
) {
  if (!limits.takeHere(limit, visitor.ip)) {
    const message = 'Слишком много заявок с\u00a0вашего адреса. Попробуйте через несколько минут';
    throw refuseForNow(429, message, config.limits[limit].seconds);
  }
  return captcha.challenge({ ...use, address: visitor.ip, work });
}
