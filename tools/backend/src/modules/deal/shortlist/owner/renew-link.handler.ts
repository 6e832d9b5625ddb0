import { renewShortlistLink } from '@m30/api';
import { implement } from '../../../../kernel/method/implement.ts';
import { changeAsOwner } from '../change-shortlist.ts';
import { withNewLink } from './with-new-link.ts';

/** Gives a list a new link. */
export const renewShortlistLinkHandler = implement(renewShortlistLink, ({ link }, call) =>
  changeAsOwner(call, link, async ({ list }) => ({ set: withNewLink(list) })),
);
