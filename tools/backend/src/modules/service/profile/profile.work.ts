import { asc, eq } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { profileRequests } from './profile-requests.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { toUser } from '../../people/account/to-user.ts';

/** Requests of buyers about their accounts that nobody has answered. */
export const profileWork = defineStaffWork({
  name: 'profiles',
  right: 'profiles.change',
  title: 'Имя и удаление аккаунта',
  async list({ db }, most) {
    const open = eq(profileRequests.state, 'open');
    const rows = await db
      .select({ request: profileRequests, user: users })
      .from(profileRequests)
      .innerJoin(users, eq(users.id, profileRequests.userId))
      .where(open)
      .orderBy(asc(profileRequests.createdAt))
      .limit(most);
    return {
      total: await db.$count(profileRequests, open),
      items: rows.map(({ request: { guid, kind, name, reason, createdAt }, user }) => ({
        guid,
        title: kind === 'rename' ? 'Другое имя' : 'Удаление аккаунта',
        facts: [
          ['Покупатель', toUser(user).name_full],
          ['Телефон', user.phone],
          ...(name
            ? [['Новое имя', `${name.lastName} ${name.name} ${name.secondName}`.trim()] as const]
            : []),
          ['Почему', reason || 'не указано'],
          ['Когда', formatDate(createdAt, 'stamp')],
        ] as const,
        actions: [{ name: 'profile.answer', given: { request: guid } }],
      })),
    };
  },
});
