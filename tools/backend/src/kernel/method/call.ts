import type { Logger } from 'pino';
import type { CookieOptions } from 'hono/utils/cookie';
import { refuse } from './refuse.ts';
import type { Services } from '../services.ts';

/** A logged-in buyer, as the session cookie tells. */
export interface Session {
  /** Hash of the cookie's value; the value itself is never stored. */
  readonly idHash: string;
  readonly user: { readonly id: number; readonly guid: string; readonly name_full: string };
}

/** Who asks, as far as the trusted proxies tell. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
  /** Origin of another site's page that asks; empty for this site's own, and for programs. */
  readonly origin: string;
}

/** Everything a handler knows besides its input. */
export interface Call {
  readonly services: Services;
  /** `null` for a guest. */
  readonly session: Session | null;
  readonly visitor: Visitor;
  /** Value of `Idempotency-Key`; `null` where the caller sent none. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** Carries the request id; never give it personal data. */
  readonly log: Logger;
  /** Value of a cookie of the request, `undefined` where there is none. */
  cookie(name: string): string | undefined;
  /** Adds `Set-Cookie` to the answer; an empty value with `maxAge: 0` removes the cookie. */
  setCookie(name: string, value: string, options?: CookieOptions): void;
}

/**
 * The session of a method that only buyers may call.
 * @throws Refused 401 for a guest
 */
export function buyerOf(call: Call): Session {
  if (!call.session) throw refuse(401, 'Войдите в личный кабинет');
  return call.session;
}
