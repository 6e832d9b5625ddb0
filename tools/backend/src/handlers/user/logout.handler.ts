import { logout } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { sessionCookie } from '../../core/session-cookie.ts';
import { closeSession } from '../../domain/account/sessions.ts';

/** Answers `logout`; a guest may call it too. */
export const logoutHandler = implement(logout, async (_, call) => {
  const { name, options } = sessionCookie(call.services.config);
  const id = call.cookie(name);
  if (id) await closeSession(call.services.db, id);
  call.setCookie(name, '', { ...options, maxAge: 0 });
  return {};
});
