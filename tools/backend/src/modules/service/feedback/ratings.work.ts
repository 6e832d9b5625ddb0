import { desc, gt } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { managerRatings } from './feedback.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';

/** Milliseconds that a rating stays on the page: a month. */
const MONTH = 30 * 24 * 3600 * 1000;

/** Ratings of the last month, newest first, without the names of those who gave them. */
export const ratingsWork = defineStaffWork({
  name: 'ratings',
  right: 'surveys.manage',
  title: 'Оценки сотрудников за месяц',
  async list({ db, clock }, most) {
    const recent = gt(managerRatings.ratedAt, new Date(clock().getTime() - MONTH));
    const rows = await db
      .select()
      .from(managerRatings)
      .where(recent)
      .orderBy(desc(managerRatings.ratedAt))
      .limit(most);
    return {
      total: await db.$count(managerRatings, recent),
      items: rows.map(({ guid, manager, about, stars, text, ratedAt }) => ({
        guid,
        title: `${manager}: ${stars ?? 0} из 5`,
        facts: [
          ['О чём', about],
          ['Когда', ratedAt ? formatDate(ratedAt, 'stamp') : ''],
          ...(text ? [['Слова', text] as const] : []),
        ] as const,
        actions: [],
      })),
    };
  },
});
