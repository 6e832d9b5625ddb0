import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { daysAfter } from '../../../kernel/time/day.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { surveys } from './feedback.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { flagField, lineField, wholeField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { hasBought } from './survey-audience.ts';

/** Buyers that one transaction tells. */
const CHUNK = 200;

/** Opens a survey for some days and tells those it asks among everybody who has an order. */
export const openSurveyAction = defineStaffAction({
  name: 'survey.open',
  right: 'surveys.manage',
  summary: 'Открывает опрос и сообщает о нём покупателям',
  shows: 'опрос в\u00a0разделе отзывов; уведомление, если не\u00a0отметить «Не\u00a0сообщать»',
  input: v.strictObject({
    survey: lineField('Опрос, например dvor-vesna', 80),
    days: v.optional(wholeField('Сколько дней открыт', { min: 1, max: 365 })),
    silent: flagField('Не сообщать покупателям'),
  }),
  async run(services, { survey, days = 30, silent }) {
    const now = services.clock();
    const closesAt = daysAfter(now, days);
    const [opened] = await services.db
      .update(surveys)
      .set({ opensAt: now, closesAt })
      .where(eq(surveys.alias, survey))
      .returning();
    if (!opened) throw refuse(404, 'Такого опроса нет');
    const notified = silent ? 0 : await notifyBuyers(services, opened, now);
    return {
      message: `Опрос «${opened.title}» открыт, сообщили покупателям: ${notified}`,
      notified,
    };
  },
});

async function notifyBuyers(
  services: Services,
  { alias, title, lead, audience }: typeof surveys.$inferSelect,
  now: Date,
): Promise<number> {
  const { db } = services;
  const withOrder = db.select({ id: orders.userId }).from(orders);
  for (let last = 0, notified = 0; ;) {
    const buyers = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          gt(users.id, last),
          inArray(users.id, withOrder),
          audience === 'owners' ? hasBought(db, users.id) : undefined,
        ),
      )
      .orderBy(asc(users.id))
      .limit(CHUNK);
    const next = buyers.at(-1);
    if (!next) return notified;
    await db.transaction(async (tx) => {
      for (const { id: userId } of buyers) {
        const isNew = await notify(tx, services, {
          userId,
          kind: 'survey',
          key: `survey:${alias}:${now.toISOString()}`,
          title: `Опрос «${title}»`,
          text: lead.replace(/\.$/, ''),
          href: '/lk/feedback',
        });
        if (isNew) notified += 1;
      }
    });
    void services.outbox.flush();
    last = next.id;
  }
}
