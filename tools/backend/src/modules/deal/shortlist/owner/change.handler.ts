import { changeShortlist } from '@m30/api';
import { implement } from '../../../../kernel/method/implement.ts';
import { changeAsOwner } from '../change-shortlist.ts';

/** Renames, closes or opens a list. */
export const changeShortlistHandler = implement(
  changeShortlist,
  ({ link, title, isClosed }, call) =>
    changeAsOwner(call, link, async () => ({
      set: { ...(title !== undefined && { title }), ...(isClosed !== undefined && { isClosed }) },
    })),
);
