import { randomBytes } from 'node:crypto';
import type { PuzzleUse } from '../../../adapters/captcha/captcha.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { networkOf } from '../../../kernel/network/network-address.ts';
import { puzzleCookie } from './puzzle-cookie.ts';

/** Stands for the form where none was named: no method has this name. */
export const ANY_FORM = '*';

/** A visitor's cookie as this product makes it. */
const COOKIE = /^[\w-]{22}$/;

/** The use of a puzzle whose page gets cookies; a visitor without one gets it, for some minutes. */
export function cookieUse(call: Call, form: string): PuzzleUse {
  const { name, options } = puzzleCookie(call.services.config);
  const given = call.cookie(name) ?? '';
  const id = COOKIE.test(given) ? given : randomBytes(16).toString('base64url');
  // Also one that is there: it outlives the puzzle.
  call.setCookie(name, id, options);
  return { form, visitor: `cookie:${id}`, origin: call.visitor.origin };
}

/** The use of a puzzle whose page gets none: its visitor is the network that asks. */
export function networkUse({ visitor: { ip, origin } }: Call, form: string): PuzzleUse {
  return { form, visitor: `network:${networkOf(ip)}`, origin };
}

/** Every use under which a method takes a visitor's answer. */
export function usesOf(call: Call, form: string): PuzzleUse[] {
  const id = call.cookie(puzzleCookie(call.services.config).name);
  const { origin } = call.visitor;
  return [form, ANY_FORM].flatMap((one) => [
    ...(id === undefined ? [] : [{ form: one, visitor: `cookie:${id}`, origin }]),
    networkUse(call, one),
  ]);
}
