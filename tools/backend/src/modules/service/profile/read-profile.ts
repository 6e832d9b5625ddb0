import { PROMO_KINDS } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Session } from '../../../kernel/method/call.ts';
import type { Services } from '../../../kernel/services.ts';
import type { profileRequests } from './profile-requests.table.ts';
import { recoveryFrom } from '../../people/account/recovery-wait.ts';
import { listSessions, type SessionView } from '../../people/session/sessions.ts';
import { consentsOf } from '../../people/consent/read-consents.ts';
import { settingsOf } from '../../people/notice/notice-settings.ts';
import { SETTING_WORDS } from '../../people/notice/setting-words.ts';
import { describeDevice } from '../../people/session/describe-device.ts';
import { findUser } from '../../people/account/find-user.ts';
import { retainedTables } from '../personal-data/personal-tables.ts';
import { requestsOf } from './profile-requests.ts';
import { renamesAtOnce } from './rename.ts';

type Profile = ResultOf<'LK.GetProfile'>;

/** Everything of a buyer's profile. */
export async function readProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<Profile> {
  const user = await findUser(db, session.user.id);
  const now = clock();
  const sessions = await listSessions(db, session, now);
  const settings = await settingsOf(db, user.id);
  return {
    name: { last_name: user.lastName, name: user.name, second_name: user.secondName },
    phone: user.phone,
    phone_confirmed: user.phoneConfirmed,
    phone_recovery_from: recoveryFrom(user.phoneChangedAt, now)?.toISOString() ?? null,
    email: user.email,
    email_confirmed: user.emailConfirmed,
    email_recovery_from: recoveryFrom(user.emailChangedAt, now)?.toISOString() ?? null,
    since: user.createdAt.toISOString(),
    rename_at_once: await renamesAtOnce(db, user.id),
    requests: (await requestsOf(db, user.id)).map(toRequest),
    sessions: sessions.map(toSession),
    consents: await consentsOf(db, user),
    settings: settings.map((setting) => ({
      ...setting,
      ...SETTING_WORDS[setting.kind],
      promo: PROMO_KINDS.includes(setting.kind),
    })),
    kept: retainedTables(),
  };
}

function toSession({ guid, userAgent, createdAt, lastSeenAt, own }: SessionView) {
  const since = createdAt.toISOString();
  return { guid, ...describeDevice(userAgent), since, seen: lastSeenAt.toISOString(), own };
}

function toRequest(row: typeof profileRequests.$inferSelect): Profile['requests'][number] {
  const { guid, kind, state, name, reason, answer, createdAt, closedAt } = row;
  return {
    guid,
    kind,
    state,
    name_full: name && [name.lastName, name.name, name.secondName].filter(Boolean).join(' '),
    reason,
    answer,
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}
