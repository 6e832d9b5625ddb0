import { logout } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sessionCookie } from './session-cookie.ts';
import { closeSession } from './sessions.ts';

/** Answers `logout`; a guest may call it too. */
export const logoutHandler = implement(logout, async (_, call) => {
  const { name, options } = sessionCookie(call.services.config);
  const id = call.cookie(name);
  if (id) await closeSession(call.services.db, id);
  call.setCookie(name, '', { ...options, maxAge: 0 });
  return {};
});
