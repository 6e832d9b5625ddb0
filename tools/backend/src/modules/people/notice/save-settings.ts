import { PROMO_KINDS, type NoticeSetting } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findUser } from '../account/find-user.ts';
import { saveSettingsOf, settingsOf } from './notice-settings.ts';

/**
 * Keeps where a buyer wants notices to go.
 * @throws Refused 422 where adverts are asked for without the consent, or letters without a mailbox
 */
export async function saveSettings(
  { db }: Pick<Services, 'db'>,
  userId: number,
  settings: readonly NoticeSetting[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const before = new Map((await settingsOf(tx, userId)).map((one) => [one.kind, one]));
    for (const { kind, mail, sms } of settings) {
      const begins = (mail && !before.get(kind)?.mail) || (sms && !before.get(kind)?.sms);
      if (begins && PROMO_KINDS.includes(kind) && !user.promoConsent) {
        throw refuse(422, 'Сначала дайте согласие на уведомления об акциях');
      }
      if (mail && !before.get(kind)?.mail && user.email === null) {
        throw refuse(422, 'Сначала укажите почту');
      }
    }
    await saveSettingsOf(tx, userId, settings);
  });
}
