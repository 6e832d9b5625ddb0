import { getRedirect } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findRedirect } from './find-redirect.ts';

/** Returns where the page of an old address is now. */
export const getRedirectHandler = implement(getRedirect, ({ path }, { services }) => ({
  to: findRedirect(services.content.library, path),
}));
