import { eq } from 'drizzle-orm';
import type { NoticeKind } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { users } from '../account/accounts.table.ts';
import { readMailLink } from './mail-link.ts';
import { channelsOf, saveSettingsOf } from './notice-settings.ts';

/** Whose letters a link is about, and whether they come. */
export interface LettersOfLink {
  kind: NoticeKind;
  mail: boolean;
}

/**
 * Says what the link of a letter ends.
 * @throws Refused 404 where it was not written here, or the account is gone
 */
export async function findLetters(services: Services, key: string): Promise<LettersOfLink> {
  const { user, kind } = await ownerOf(services, key);
  const { mail } = await channelsOf(services.db, user, kind);
  return { kind, mail };
}

/**
 * Ends the letters of one kind, by the link of any of them and without a login; SMS and the account
 * go on as before.
 * @throws Refused 404 where the link was not written here, or the account is gone
 */
export async function stopLetters(services: Services, key: string): Promise<void> {
  const { user, kind } = await ownerOf(services, key);
  await services.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    const { sms } = await channelsOf(tx, user, kind);
    await saveSettingsOf(tx, user.id, [{ kind, mail: false, sms }]);
  });
}

async function ownerOf(services: Services, key: string) {
  const link = readMailLink(services, key);
  const [user] = link
    ? await services.db.select().from(users).where(eq(users.guid, link.user))
    : [];
  if (!link || !user) throw refuse(404, 'По этой ссылке письма не приходят');
  return { user, kind: link.kind };
}
