import { and, eq } from 'drizzle-orm';
import { NOTICE_KINDS, PROMO_KINDS, type NoticeKind, type NoticeSetting } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { noticeSettings } from './notices.table.ts';

/** Kinds that an SMS tells of as long as the buyer has not chosen otherwise: they cannot wait. */
const BY_SMS: readonly NoticeKind[] = ['appointment'];

/** Kinds that no letter tells of by itself. */
const WITHOUT_LETTER: readonly NoticeKind[] = ['news'];

/** What holds for a kind as long as the buyer has not chosen. */
const settingByDefault = (kind: NoticeKind): NoticeSetting => ({
  kind,
  mail: !WITHOUT_LETTER.includes(kind),
  sms: BY_SMS.includes(kind),
});

/** Settings of a buyer, one for each kind, in the order of the contract. */
export async function settingsOf(db: Database, userId: number): Promise<NoticeSetting[]> {
  const rows = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  const chosen = new Map(rows.map(({ kind, mail, sms }) => [kind, { kind, mail, sms }]));
  return NOTICE_KINDS.map((kind) => chosen.get(kind) ?? settingByDefault(kind));
}

/**
 * Where a notice of a kind goes: what advertises goes nowhere without consent.
 * @param promoConsent the buyer agreed to adverts
 */
export async function channelsOf(
  db: Database,
  user: { id: number; promoConsent: boolean },
  kind: NoticeKind,
): Promise<Pick<NoticeSetting, 'mail' | 'sms'>> {
  if (PROMO_KINDS.includes(kind) && !user.promoConsent) return { mail: false, sms: false };
  const [row] = await db
    .select()
    .from(noticeSettings)
    .where(and(eq(noticeSettings.userId, user.id), eq(noticeSettings.kind, kind)));
  return row ?? settingByDefault(kind);
}

/** Keeps what the buyer has chosen for some kinds. */
export async function saveSettingsOf(
  db: Database,
  userId: number,
  settings: readonly NoticeSetting[],
): Promise<void> {
  for (const { kind, mail, sms } of settings) {
    await db
      .insert(noticeSettings)
      .values({ userId, kind, mail, sms })
      .onConflictDoUpdate({
        target: [noticeSettings.userId, noticeSettings.kind],
        set: { mail, sms },
      });
  }
}
