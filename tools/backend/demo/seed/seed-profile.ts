import { demoConsents, demoRename } from '../data/account/profile.ts';
import type { Database } from '../../src/kernel/db/database.ts';
import { accountConsents } from '../../src/modules/people/consent/consents.table.ts';
import { noticeSettings, notices } from '../../src/modules/people/notice/notices.table.ts';
import { orders } from '../../src/modules/deal/order/orders.table.ts';
import { profileRequests } from '../../src/modules/service/profile/profile-requests.table.ts';
import { CONSENT_PURPOSES } from '../../src/modules/people/consent/types.ts';
import { noticeOfOrder, peopleOf } from '../../src/modules/deal/order/notify-of-order.ts';
import { readEvents } from '../../src/modules/deal/order/database-store.ts';

/** Whose profile, and from when its days are counted. */
interface Seeding {
  userId: number;
  now: Date;
}

const DAY = 24 * 3600 * 1000;

/** Days after which a notice of the demo buyer has been read. */
const UNREAD = 5;

/** Writes the consents, a request and the notices of the demo buyer; the orders must be there already. */
export async function seedProfile(db: Database, { userId, now }: Seeding): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await db.insert(accountConsents).values(
    demoConsents.map(({ daysAgo, purpose, ...consent }) => ({
      ...consent,
      userId,
      purpose: CONSENT_PURPOSES[purpose],
      addressHash: '',
      at: ago(daysAgo),
    })),
  );
  const { askedAgo, closedAgo, ...request } = demoRename;
  await db
    .insert(profileRequests)
    .values({ ...request, userId, createdAt: ago(askedAgo), closedAt: ago(closedAgo) });
  await db.insert(noticeSettings).values({ userId, kind: 'news', mail: true, sms: false });
  await seedNotices(db, { userId, now });
}

/** What the events of the orders would have told. */
async function seedNotices(db: Database, { userId, now }: Seeding): Promise<void> {
  const rows: (typeof notices.$inferInsert)[] = [];
  for (const order of await db.select().from(orders)) {
    if (order.userId !== userId) continue;
    const people = await peopleOf(db, order.guid);
    for (const event of await readEvents(db, order.guid)) {
      const notice = noticeOfOrder(order, event, people);
      if (!notice) continue;
      const isRead = now.getTime() - event.at.getTime() > UNREAD * DAY;
      const { kind, key, title, text, href } = notice;
      const readAt = isRead ? event.at : null;
      rows.push({ userId, kind, key, title, text, href, at: event.at, readAt });
    }
  }
  rows.sort((a, b) => a.at.getTime() - b.at.getTime());
  if (rows.length > 0) await db.insert(notices).values(rows);
}
