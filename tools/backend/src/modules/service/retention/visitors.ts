import { and, eq, inArray, isNull, isNotNull, lte, notInArray } from 'drizzle-orm';
import { baskets } from '../../deal/basket/baskets.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import {
  mortgageApplications,
  mortgageDrafts,
} from '../../deal/mortgage/mortgage-applications.table.ts';
import { shortlists } from '../../deal/shortlist/shortlists.table.ts';
import { reviewAuthors } from '../feedback/feedback.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { ticketMessages } from '../ticket/tickets.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { reviewPhotoKey } from '../../content/review/review-photo.ts';
import { deleteUploads, forgetBytes } from './delete-uploads.ts';
import type { RetentionRule } from './rule.ts';

/** Rows at a time, so that nobody waits for a long transaction. */
const BATCH = 500;

/** What visitors have left: requests, questionnaires, carts, reviews. */
export const visitorRules: readonly RetentionRule[] = [
  {
    name: 'leads',
    term: 'lead',
    tables: [
      'leads',
      'lead_delivery',
      'crm_events',
      'crm_links',
      'uploads',
      'viewings',
      'lot_questions',
    ],
    async forget(services, before) {
      const { guids, files } = await services.db.transaction(async (tx) => {
        const old = tx
          .select({ guid: leads.guid })
          .from(leads)
          .where(lte(leads.createdAt, before))
          .limit(BATCH);
        const gone = await tx.delete(leads).where(inArray(leads.guid, old)).returning();
        const guids = gone.map(({ guid }) => guid);
        return { guids, files: await deleteUploads(tx, 'lead', guids) };
      });
      await forgetBytes(services, files);
      return guids.length;
    },
  },
  {
    name: 'applications without an order',
    term: 'application',
    tables: ['mortgage_applications', 'bank_applications'],
    async forget({ db }, before) {
      const old = and(
        isNull(mortgageApplications.orderGuid),
        lte(mortgageApplications.sentAt, before),
      );
      return (await db.delete(mortgageApplications).where(old).returning()).length;
    },
  },
  {
    name: 'questionnaires of buyers',
    term: 'buyersDraft',
    tables: ['mortgage_drafts'],
    async forget({ db }, before) {
      const left = and(isNotNull(mortgageDrafts.userId), lte(mortgageDrafts.savedAt, before));
      return (await db.delete(mortgageDrafts).where(left).returning()).length;
    },
  },
  {
    name: 'questionnaires of guests',
    term: 'guestsDraft',
    tables: ['mortgage_drafts'],
    async forget({ db }, before) {
      const left = and(isNull(mortgageDrafts.userId), lte(mortgageDrafts.savedAt, before));
      return (await db.delete(mortgageDrafts).where(left).returning()).length;
    },
  },
  {
    name: 'carts of guests',
    term: 'guestsBasket',
    tables: ['baskets', 'basket_items'],
    async forget({ db }, before) {
      const left = and(isNull(baskets.userId), lte(baskets.changedAt, before));
      return (await db.delete(baskets).where(left).returning()).length;
    },
  },
  {
    name: 'lists of several people',
    term: 'shortlist',
    tables: ['shortlists', 'shortlist_members', 'shortlist_lots', 'shortlist_opinions'],
    forget: async ({ db }, before) =>
      (await db.delete(shortlists).where(lte(shortlists.visitedAt, before)).returning()).length,
  },
  {
    name: 'rejected reviews',
    term: 'rejectedReview',
    tables: ['reviews', 'review_authors', 'uploads'],
    async forget(services, before) {
      const files = await services.db.transaction(async (tx) => {
        const old = await tx
          .select({ guid: reviews.guid, photo: reviews.photo })
          .from(reviews)
          .where(and(eq(reviews.state, 'rejected'), lte(reviews.createdAt, before)))
          .limit(BATCH);
        const guids = old.map(({ guid }) => guid);
        const photos = old.flatMap(({ photo }) => photo ?? []);
        await tx.delete(reviewAuthors).where(inArray(reviewAuthors.review, guids));
        await tx.delete(uploads).where(inArray(uploads.guid, photos));
        await tx.delete(reviews).where(inArray(reviews.guid, guids));
        return { photos, count: guids.length };
      });
      await forgetBytes(services, files.photos);
      // It may have been shown before.
      for (const photo of files.photos) await services.files.delete(reviewPhotoKey(photo));
      return files.count;
    },
  },
  {
    name: 'files whose message is gone',
    term: 'ended',
    tables: ['uploads'],
    async forget(services) {
      const there = services.db.select({ guid: ticketMessages.guid }).from(ticketMessages);
      const gone = await services.db
        .delete(uploads)
        .where(and(eq(uploads.ownerKind, 'ticket'), notInArray(uploads.ownerId, there)))
        .returning({ guid: uploads.guid });
      await forgetBytes(
        services,
        gone.map(({ guid }) => guid),
      );
      return gone.length;
    },
  },
];
