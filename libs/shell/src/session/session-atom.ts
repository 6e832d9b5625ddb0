import { atom } from 'jotai';
import type { ResultOf } from '@m30/api/client';

type User = NonNullable<ResultOf<'User.GetInfo'>['user']>;

/** Who visits: `unknown` until the browser has asked, because pages hold nothing of one visitor. */
export type Session =
  { status: 'unknown' } | { status: 'guest' } | { status: 'user'; user: Pick<User, 'name_full'> };

/** The visitor of this browser; on the server it is always `unknown`. */
export const sessionAtom = atom<Session>({ status: 'unknown' });
