import type { Database } from '../../src/kernel/db/database.ts';
import { eq } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { clubCards, clubPoints } from '../../src/modules/service/loyalty/loyalty.table.ts';
import { leads } from '../../src/modules/deal/lead/leads.table.ts';
import { lessonProgress } from '../../src/modules/service/school/school.table.ts';
import {
  managerRatings,
  reviewAuthors,
  surveyAnswers,
  surveys,
} from '../../src/modules/service/feedback/feedback.table.ts';
import { newsMarks, newsReads } from '../../src/modules/service/account-news/account-news.table.ts';
import {
  partnerships,
  promoCodes,
} from '../../src/modules/content/partnership/partnerships.table.ts';
import { reviews } from '../../src/modules/content/library/content-reviews.table.ts';
import { demoReading } from '../data/account/reading.ts';
import { INVITE_SOURCE } from '../../src/modules/service/loyalty/invite.ts';

interface Seeding {
  userId: number;
  now: Date;
}

const DAY = 24 * 3600 * 1000;

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** Writes what the demo buyer has read, learnt, collected and said. */
export async function seedReading(db: Database, seeding: Seeding): Promise<void> {
  await seedNews(db, seeding);
  await seedPromo(db, seeding);
  await seedLessons(db, seeding);
  await seedCard(db, seeding);
  await seedSurveys(db, seeding);
  await seedRatings(db, seeding);
  await seedReview(db, seeding);
}

async function seedNews(db: Database, { userId, now }: Seeding): Promise<void> {
  const { newsReadAgo, newsOpened } = demoReading;
  await db.insert(newsMarks).values({ userId, readBefore: moscowDay(ago(now, newsReadAgo)) });
  await db
    .insert(newsReads)
    .values(newsOpened.map((alias) => ({ userId, alias, readAt: ago(now, 1) })));
}

async function seedPromo(db: Database, { userId, now }: Seeding): Promise<void> {
  const { alias, code, issuedAgo } = demoReading.promo;
  const [partner] = await db.select().from(partnerships).where(eq(partnerships.alias, alias));
  if (!partner) throw new Error(`there is no partner «${alias}»`);
  await db.insert(promoCodes).values({
    ...{ userId, alias, code },
    issuedAt: ago(now, issuedAgo),
    validUntil: moscowDay(ago(now, issuedAgo - partner.codeDays)),
  });
}

async function seedLessons(db: Database, { userId, now }: Seeding): Promise<void> {
  await db.insert(lessonProgress).values(
    demoReading.lessons.map(({ openedAgo, doneAgo, ...lesson }) => ({
      ...lesson,
      userId,
      openedAt: ago(now, openedAgo),
      changedAt: ago(now, doneAgo ?? openedAgo),
      doneAt: doneAgo === null ? null : ago(now, doneAgo),
    })),
  );
}

async function seedCard(db: Database, { userId, now }: Seeding): Promise<void> {
  const { card, points, invited } = demoReading;
  const [first] = points;
  await db.insert(clubCards).values({ ...card, userId, issuedAt: ago(now, first.daysAgo) });
  await db
    .insert(clubPoints)
    .values(points.map(({ daysAgo, ...entry }) => ({ ...entry, userId, at: ago(now, daysAgo) })));
  const { daysAgo, ...person } = invited;
  await db.insert(leads).values({
    ...person,
    method: 'Form.CallRequest',
    details: { url: '/klientam/programmy/priglasi-soseda' },
    consent: null,
    marketing: { utm_source: INVITE_SOURCE, utm_campaign: card.invite },
    addressHash: '',
    createdAt: ago(now, daysAgo),
  });
}

async function seedSurveys(db: Database, { userId, now }: Seeding): Promise<void> {
  for (const { alias, openedAgo, closesIn } of demoReading.surveys) {
    await db
      .update(surveys)
      .set({ opensAt: ago(now, openedAgo), closesAt: ago(now, -closesIn) })
      .where(eq(surveys.alias, alias));
  }
  const { daysAgo, ...answered } = demoReading.answered;
  await db.insert(surveyAnswers).values({ ...answered, userId, at: ago(now, daysAgo) });
}

async function seedRatings(db: Database, { userId, now }: Seeding): Promise<void> {
  await db.insert(managerRatings).values(
    demoReading.ratings.map(({ askedAgo, livesFor, rated, ...rating }) => ({
      ...rating,
      userId,
      askedAt: ago(now, askedAgo),
      expiresAt: ago(now, askedAgo - livesFor),
      stars: rated?.stars ?? null,
      text: rated?.text ?? null,
      ratedAt: rated && ago(now, rated.daysAgo),
    })),
  );
}

async function seedReview(db: Database, { userId, now }: Seeding): Promise<void> {
  const { daysAgo, ...review } = demoReading.review;
  const createdAt = ago(now, daysAgo);
  await db.insert(reviews).values({
    ...review,
    subject: 'company',
    date: moscowDay(createdAt),
    state: 'published',
    createdAt,
  });
  await db.insert(reviewAuthors).values({ review: review.guid, userId });
}
