import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { profileRequests } from './profile-requests.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { choiceField, guidField, textField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { eraseAccount } from '../personal-data/erase-account.ts';

/** Does what a buyer asked for with the account, or says why not. */
export const answerProfileRequest = defineStaffAction({
  name: 'profile.answer',
  right: 'profiles.change',
  summary: 'Меняет имя или удаляет аккаунт по просьбе покупателя, либо отказывает',
  shows:
    'новое имя или отказ с\u00a0вашим ответом, об\u00a0этом уведомление; удалённый аккаунт больше не\u00a0откроется',
  input: v.strictObject({
    request: guidField('Просьба'),
    decision: choiceField('Решение', { done: 'Выполнить', refused: 'Отказать' }),
    text: v.optional(textField('Ответ покупателю', 1000)),
  }),
  async run(services, { request, decision, text = '' }) {
    if (decision === 'refused' && !text) throw refuse(422, 'Напишите, почему просьба отклонена');
    const { db, clock, outbox } = services;
    const kind = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(profileRequests)
        .where(eq(profileRequests.guid, request))
        .for('update');
      if (!row) throw refuse(404, 'Такой просьбы нет');
      if (row.state !== 'open') throw refuse(409, 'На эту просьбу уже ответили');
      await tx
        .update(profileRequests)
        .set({ state: decision, answer: text || null, closedAt: clock() })
        .where(eq(profileRequests.guid, request));
      if (decision === 'done' && row.kind === 'deletion') {
        await eraseAccount(tx, services, row.userId);
        return row.kind;
      }
      if (decision === 'done' && row.name) {
        await tx.update(users).set(row.name).where(eq(users.id, row.userId));
      }
      await notify(tx, services, {
        userId: row.userId,
        kind: 'statement',
        key: `profile:${request}:${decision}`,
        title: decision === 'done' ? 'Имя в профиле изменено' : TITLES[row.kind],
        text,
        href: '/lk/profile',
      });
      return row.kind;
    });
    void outbox.flush();
    return { message: decision === 'refused' ? 'Отказ отправлен' : DONE[kind] };
  },
});

const TITLES = {
  rename: 'Имя в профиле пока не изменено',
  deletion: 'Аккаунт пока не удалён',
} as const;

const DONE = { rename: 'Имя изменено', deletion: 'Аккаунт удалён' } as const;
