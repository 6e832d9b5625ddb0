import { desc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { complexes } from '../../estate/objects.table.ts';
import { managerRatings, reviewAuthors, surveyAnswers, surveys } from './feedback.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { readerOf } from '../account-news/reader.ts';
import { answerInWords } from './check-survey.ts';
import { openSurveysOf } from './open-surveys.ts';
import { ratingPath, stateOf } from './ratings.ts';

type Feedback = ResultOf<'LK.GetFeedback'>;
type Parts = Pick<Services, 'db' | 'clock' | 'catalogue'>;

/** Entries of each kind: a person says so much in many years. */
const MOST = 50;

/** What a buyer may answer and what he has said before. */
export async function findFeedback(services: Parts, userId: number): Promise<Feedback> {
  const { db, clock } = services;
  const now = clock();
  const open = await openSurveysOf(db, userId, now);
  return {
    surveys: open.map(({ alias, title, lead, questions, points, closesAt }) => ({
      ...{ alias, title, lead, questions, points },
      closes_at: closesAt?.toISOString() ?? null,
    })),
    ratings: await ratingsOf(db, userId, now),
    reviews: await reviewsOf(db, userId),
    answered: await answeredBy(db, userId),
    complexes: await choicesOf(services, userId),
  };
}

async function ratingsOf(db: Database, userId: number, now: Date): Promise<Feedback['ratings']> {
  const rows = await db
    .select()
    .from(managerRatings)
    .where(eq(managerRatings.userId, userId))
    .orderBy(desc(managerRatings.askedAt))
    .limit(MOST);
  return rows.map((row) => ({
    guid: row.guid,
    manager: row.manager,
    about: row.about,
    asked_at: row.askedAt.toISOString(),
    path: stateOf(row, now) === 'open' ? ratingPath(row.token) : null,
    stars: row.stars,
    text: row.text,
  }));
}

function reviewsOf(db: Database, userId: number): Promise<Feedback['reviews']> {
  const { guid, date, rating, text, state, reply } = reviews;
  return db
    .select({ guid, date, complex: complexes.name, rating, text, state, reply })
    .from(reviewAuthors)
    .innerJoin(reviews, eq(reviews.guid, reviewAuthors.review))
    .leftJoin(complexes, eq(complexes.vendor, reviews.vendor))
    .where(eq(reviewAuthors.userId, userId))
    .orderBy(desc(reviews.createdAt), desc(guid))
    .limit(MOST);
}

async function answeredBy(db: Database, userId: number): Promise<Feedback['answered']> {
  const rows = await db
    .select({ survey: surveys, answer: surveyAnswers })
    .from(surveyAnswers)
    .innerJoin(surveys, eq(surveys.alias, surveyAnswers.survey))
    .where(eq(surveyAnswers.userId, userId))
    .orderBy(desc(surveyAnswers.at))
    .limit(MOST);
  return rows.map(({ survey: { alias, title, questions }, answer: { answers, at } }) => ({
    ...{ alias, title },
    at: at.toISOString(),
    answers: questions.flatMap((question) => {
      const given = answers[question.id];
      return given === undefined
        ? []
        : [{ question: question.text, answer: answerInWords(question, given) }];
    }),
  }));
}

/** Complexes to write about: where the buyer has an order stands first. */
async function choicesOf({ db, catalogue }: Parts, userId: number): Promise<Feedback['complexes']> {
  const { complexes: own } = await readerOf(db, userId);
  const others = catalogue.snapshot.complexes
    .filter(({ vendor }) => !own.some((one) => one.vendor === vendor))
    .map(({ vendor, name }) => ({ vendor, name }));
  return [...own, ...others];
}
