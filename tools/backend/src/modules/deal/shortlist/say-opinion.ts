import { and, eq } from 'drizzle-orm';
import type { ShortlistAct } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { changeAsMember } from './change-shortlist.ts';
import { namedLot } from './named-lot.ts';
import { shortlistLots, shortlistOpinions } from './shortlists.table.ts';
import type { Vote } from './core/types.ts';

interface Said {
  link: string;
  /** Readable id. */
  lot: string;
  kind: ShortlistAct['kind'];
  opinion: { vote: Vote } | { note: string };
}

/**
 * Writes what a member says of a lot of the list.
 * @throws Refused 404 where the lot is not in it
 */
export function sayOpinion(call: Call, { link, lot, kind, opinion }: Said) {
  return changeAsMember(call, link, async ({ tx, list, me }) => {
    const { guid: lotGuid, what } = namedLot(call, lot);
    const its = and(eq(shortlistLots.shortlistGuid, list.guid), eq(shortlistLots.lotGuid, lotGuid));
    if ((await tx.$count(shortlistLots, its)) === 0) throw refuse(404, 'Этот лот уже убрали');
    const { memberGuid, lotGuid: ofLot } = shortlistOpinions;
    await tx
      .insert(shortlistOpinions)
      .values({ memberGuid: me.guid, shortlistGuid: list.guid, lotGuid, ...opinion })
      .onConflictDoUpdate({ target: [memberGuid, ofLot], set: opinion });
    return { act: { kind, what } };
  });
}
