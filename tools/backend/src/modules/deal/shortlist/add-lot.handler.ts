import { and, eq } from 'drizzle-orm';
import { addToShortlist, MOST_SHORTLISTED } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { changeAsMember } from './change-shortlist.ts';
import { namedLot } from './named-lot.ts';
import { shortlistLots } from './shortlists.table.ts';

/** Puts a lot into the list. */
export const addToShortlistHandler = implement(addToShortlist, ({ link, lot }, call) =>
  changeAsMember(call, link, async ({ tx, list, now }) => {
    const { guid, what } = namedLot(call, lot);
    const its = eq(shortlistLots.shortlistGuid, list.guid);
    if ((await tx.$count(shortlistLots, and(its, eq(shortlistLots.lotGuid, guid)))) > 0) return {};
    if ((await tx.$count(shortlistLots, its)) >= MOST_SHORTLISTED) {
      const message = `В списке уже ${MOST_SHORTLISTED} лотов. Уберите один, чтобы добавить другой`;
      throw refuse(409, message);
    }
    await tx
      .insert(shortlistLots)
      .values({ shortlistGuid: list.guid, lotGuid: guid, addedAt: now });
    return { act: { kind: 'added', what } };
  }),
);
