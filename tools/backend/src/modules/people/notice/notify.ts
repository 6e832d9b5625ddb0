import { eq } from 'drizzle-orm';
import type { NoticeKind } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { notices } from './notices.table.ts';
import { users } from '../account/accounts.table.ts';
import { letterOfNotice, smsOfNotice } from './notice-messages.ts';
import { channelsOf } from './notice-settings.ts';

/** What telling a buyer needs besides the database. */
export type Notifying = Pick<Services, 'clock' | 'outbox' | 'config' | 'keyFor'>;

/** Something to tell a buyer. */
export interface NewNotice {
  userId: number;
  kind: NoticeKind;
  /** What happened, `ticket:{guid}:answered:{n}`: the same key is notified once. */
  key: string;
  /** One line: «Заявление рассмотрено». */
  title: string;
  /** A sentence more, or nothing. */
  text: string;
  /** Path of the page that it is about, `/lk/…`. */
  href: string;
  /** @default now */
  at?: Date;
  /** `account` where the buyer is notified in another way already. @default 'settings' */
  channels?: 'settings' | 'account';
}

/**
 * Tells a buyer of something within the transaction of its cause: in the account, whose open pages hear of
 * it after the commit, and by letter and SMS where the settings say so. Call `outbox.flush()` after
 * the transaction.
 * @returns `false` where it was notified before
 */
export async function notify(
  tx: Database,
  services: Notifying,
  { channels = 'settings', at = services.clock(), ...notice }: NewNotice,
): Promise<boolean> {
  const written = await tx
    .insert(notices)
    .values({ ...notice, at })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (written.length === 0) return false;
  if (channels === 'account') return true;
  const [user] = await tx.select().from(users).where(eq(users.id, notice.userId));
  if (!user) return true;
  const { mail, sms } = await channelsOf(tx, user, notice.kind);
  if (mail && user.email && user.emailConfirmed) {
    await services.outbox.add(tx, letterOfNotice(services, notice, { ...user, email: user.email }));
  }
  if (sms && user.phoneConfirmed) {
    await services.outbox.add(tx, smsOfNotice(services, notice, user.phone));
  }
  return true;
}
