import { asc, desc, eq, sql, sum } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { moscowDay } from '@m30/ui-kit/format';
import { skipTo } from '../../../kernel/db/read-page.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { clubCards, clubPoints } from './loyalty.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { partnerships } from '../../content/partnership/partnerships.table.ts';
import { inForce } from '../../content/partnership/find-partnerships.ts';
import { printNumber } from './card-number.ts';
import { INVITE_SOURCE, inviteUrl } from './invite.ts';
import { CLUB_LEVELS, levelOf, nextLevel } from './levels.ts';
import { qrPath } from '../../../kernel/document/qr-path.ts';
import { mayTakeCard } from './take-card.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;
type Loyalty = ResultOf<'LK.GetLoyalty'>;
type Card = typeof clubCards.$inferSelect;

/** Entries of the history a page. */
const PAGE_SIZE = 12;

/** Partners that the page of the card names. */
const MOST_PARTNERS = 4;

/** A buyer's card with its points, and what the club is. */
export async function findLoyalty(
  { db, clock, config: { publicOrigin } }: Parts,
  userId: number,
  page: number,
): Promise<Loyalty> {
  const [card] = await db.select().from(clubCards).where(eq(clubCards.userId, userId));
  return {
    levels: [...CLUB_LEVELS],
    card: card ? await toCard(db, card, publicOrigin) : null,
    can_take: !card && (await mayTakeCard(db, userId)),
    history: await historyOf(db, userId, page),
    invite: card
      ? { url: inviteUrl(publicOrigin, card.invite), requests: await requestsBy(db, card.invite) }
      : null,
    partners: await partnersOf(db, moscowDay(clock())),
  };
}

/** Points of a buyer: the sum of all, and of those that were given. */
export async function pointsOf(
  db: Database,
  userId: number,
): Promise<{ balance: number; earned: number }> {
  const [sums] = await db
    .select({
      balance: sum(clubPoints.points),
      earned: sum(sql`greatest(${clubPoints.points}, 0)`),
    })
    .from(clubPoints)
    .where(eq(clubPoints.userId, userId));
  return { balance: Number(sums?.balance ?? 0), earned: Number(sums?.earned ?? 0) };
}

async function toCard(db: Database, card: Card, origin: string): Promise<Loyalty['card']> {
  const { balance, earned } = await pointsOf(db, card.userId);
  const path = `/loyalty/${card.id}`;
  return {
    number: printNumber(card.number),
    path,
    url: origin + path,
    issued_on: moscowDay(card.issuedAt),
    valid: card.blockedOn === null,
    level: levelOf(earned),
    ...{ balance, earned },
    next: nextLevel(earned),
    qr: qrPath(origin + path),
  };
}

async function historyOf(db: Database, userId: number, page: number): Promise<Loyalty['history']> {
  const own = eq(clubPoints.userId, userId);
  const { guid, at, points, reason } = clubPoints;
  const running = sql<string>`sum(${points}) over (order by ${at}, ${guid})`.as('balance');
  const all = db
    .select({ guid, at, points, reason, balance: running })
    .from(clubPoints)
    .where(own)
    .as('history');
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.at), desc(all.guid))
    .limit(PAGE_SIZE)
    .offset(skipTo(page, PAGE_SIZE));
  return {
    total: await db.$count(clubPoints, own),
    page_size: PAGE_SIZE,
    entries: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      balance: Number(row.balance),
    })),
  };
}

/** Requests to the company that came by an invitation. */
function requestsBy(db: Database, invite: string): Promise<number> {
  const { marketing } = leads;
  return db.$count(
    leads,
    sql`${marketing}->>'utm_campaign' = ${invite} and ${marketing}->>'utm_source' = ${INVITE_SOURCE}`,
  );
}

async function partnersOf(db: Database, today: string): Promise<Loyalty['partners']> {
  const { alias, title, figure, caption, position } = partnerships;
  return db
    .select({ alias, title, figure, caption })
    .from(partnerships)
    .where(inForce(today))
    .orderBy(asc(position))
    .limit(MOST_PARTNERS);
}
