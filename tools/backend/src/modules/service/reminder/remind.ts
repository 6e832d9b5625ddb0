import type { Services } from '../../../kernel/services.ts';
import { appointmentsToRemind } from '../appointment/appointments-to-remind.ts';
import { notify, type NewNotice, type Notifying } from '../../people/notice/notify.ts';
import { remindOfViewings } from '../viewing/remind-viewings.ts';
import { paymentsToRemind } from './payments-to-remind.ts';

type Needed = Notifying & Pick<Services, 'db' | 'log' | 'catalogue' | 'content' | 'outbox'>;

/**
 * Reminds of what is soon: of each appointment, of each viewing and of each payment once, however often and by however
 * many processes this is called. Never rejects.
 */
export async function remindBuyers(services: Needed): Promise<void> {
  const { db, log, outbox } = services;
  try {
    let sent = await remindOfViewings(services);
    for (const reminder of [
      ...(await appointments(services)),
      ...(await paymentsToRemind(services)),
    ]) {
      if (await db.transaction((tx) => notify(tx, services, reminder))) sent += 1;
    }
    if (sent > 0) await outbox.flush();
  } catch (error) {
    log.warn({ err: error }, 'buyers were not reminded');
  }
}

async function appointments(services: Needed): Promise<NewNotice[]> {
  const soon = await appointmentsToRemind(services, services.clock());
  return soon.map(({ guid, userId, title, text, href }) => ({
    userId,
    kind: 'appointment',
    key: `appointment:${guid}:reminder`,
    title,
    text,
    href,
  }));
}
