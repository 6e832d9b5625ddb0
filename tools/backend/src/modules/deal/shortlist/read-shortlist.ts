import { asc, eq } from 'drizzle-orm';
import type { Shortlist } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { mainProgramme } from '../../catalogue/lot/main-programme.ts';
import { toProgramme } from '../../catalogue/lot/to-lot-card.ts';
import { comparedLots } from '../basket/compared-lots.ts';
import { shownPlace, waysOf } from './core/places-of.ts';
import { rank, standingOf } from './core/rank.ts';
import { findShortlist } from './find-shortlist.ts';
import { SHORTLIST_LIFETIME } from './shortlist-cookies.ts';
import { shortlistLots, shortlistOpinions } from './shortlists.table.ts';
import { touch } from './touch.ts';
import type { MemberRow, ShortlistRow } from './types.ts';

/**
 * A list as whoever asks may see it: addresses and ways are told to those who take part alone.
 * @throws Refused 404
 */
export async function readShortlist(call: Call, link: string): Promise<Shortlist> {
  const { db, catalogue, clock } = call.services;
  const found = await findShortlist(db, call, link);
  const { list, members, me } = found;
  const now = clock();
  await touch(db, found, now);
  const seen = me ? members : members.map((member) => ({ ...member, places: [] }));
  return {
    link: list.token,
    title: list.title,
    isClosed: list.isClosed,
    me: me?.guid ?? null,
    members: seen.map(toMember),
    lots: await readLots(call, list, seen),
    last: list.last && withoutMember(list.last),
    programme: toProgramme(mainProgramme(catalogue.snapshot)),
    ends_at: new Date(now.getTime() + SHORTLIST_LIFETIME * 1000).toISOString(),
  };
}

const toMember = ({ guid, name, isOwner, seenAt, wishes, places }: MemberRow) => ({
  ...{ guid, name, isOwner, wishes },
  seen_at: seenAt.toISOString(),
  places: places.map(shownPlace),
});

const withoutMember = ({ kind, who, what, at }: NonNullable<ShortlistRow['last']>) => ({
  ...{ kind, who, what, at },
});

async function readLots(
  call: Call,
  { guid }: ShortlistRow,
  members: readonly MemberRow[],
): Promise<Shortlist['lots']> {
  const { db, travel } = call.services;
  const rows = await db
    .select()
    .from(shortlistLots)
    .where(eq(shortlistLots.shortlistGuid, guid))
    .orderBy(asc(shortlistLots.addedAt), asc(shortlistLots.lotGuid));
  const said = await db
    .select()
    .from(shortlistOpinions)
    .where(eq(shortlistOpinions.shortlistGuid, guid));
  const ways = waysOf(members, ({ latitude, longitude, by }) =>
    travel.waysToComplexes([latitude, longitude], by),
  );
  const lots = await comparedLots(
    call.services,
    rows.map(({ lotGuid }) => lotGuid),
  );
  const opinionsOf = (lot: string) =>
    members.flatMap((member) =>
      said
        .filter(({ memberGuid, lotGuid }) => memberGuid === member.guid && lotGuid === lot)
        .map(({ vote, note }) => ({ member: member.guid, vote, note })),
    );
  const voted = [...lots].map(([lotGuid, lot]) => {
    const opinions = opinionsOf(lotGuid);
    const votes = opinions.map(({ vote }) => vote);
    const isGone = lot.status === 'sold' || lot.status === 'closed';
    return { lot, opinions, votes, isGone, ways: ways(lot.vendor) };
  });
  return rank(voted, members.length).map(({ lot, opinions, votes, ways }) => ({
    ...{ lot, opinions, ways, standing: standingOf(votes, members.length) },
  }));
}
