import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { INCOMPLETE_PHONE, normalisePhone } from '@m30/ui-kit/mask';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { lineField, wholeField } from '../../../kernel/staff/fields.ts';
import { askRating } from './ask-rating.ts';

/** Asks a buyer to rate somebody of the company: makes the one-time link and tells him of it. */
export const askRatingAction = defineStaffAction({
  name: 'feedback.ask-rating',
  right: 'surveys.manage',
  summary: 'Просит покупателя оценить сотрудника: делает одноразовую ссылку и сообщает о\u00a0ней',
  shows: 'просьбу об\u00a0оценке в\u00a0кабинете; письмо, если покупатель их\u00a0не\u00a0отключил',
  input: v.strictObject({
    phone: lineField('Телефон покупателя', 40),
    manager: lineField('Сотрудник', 100),
    about: lineField('О чём: «встреча в\u00a0офисе на\u00a0Лиговском»', 120),
    days: v.optional(wholeField('Сколько дней действует ссылка', { min: 1, max: 90 })),
  }),
  async run(services, { phone, manager, about, days = 14 }) {
    const known = normalisePhone(phone);
    if (known === null) throw refuse(422, INCOMPLETE_PHONE);
    const path = await services.db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.phone, known), eq(users.phoneConfirmed, true)));
      if (!user) throw refuse(404, 'Покупателя с\u00a0таким телефоном нет');
      return askRating(tx, services, { userId: user.id, manager, about, daysToAnswer: days });
    });
    void services.outbox.flush();
    const link = services.config.publicOrigin + String(path);
    return {
      message: `Ссылка готова: ${link}. Покупатель видит её в\u00a0кабинете, письмо уйдёт по\u00a0его настройкам`,
      link,
    };
  },
});
