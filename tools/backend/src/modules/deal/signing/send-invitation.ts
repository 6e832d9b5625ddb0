import { randomBytes } from 'node:crypto';
import { formatDate } from '@m30/ui-kit/format';
import { takeQuotas } from '../../../kernel/codes/code-quota.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { contractNumber } from '../contract-register/contract-words.ts';
import { participantsOf } from '../contract-text/participants-of.ts';
import { daysAfter } from '../../../kernel/time/day.ts';
import { signingPerson } from '../order/signing-person.ts';
import type { orders } from '../order/orders.table.ts';
import { signingSms } from './signing.letters.ts';
import { signatureInvitations } from './signature-invitations.table.ts';

/** Days that the link of an invitation opens. */
const INVITATION_DAYS = 7;

/** Invitations to one phone within the window of codes. */
const MOST_INVITATIONS = 5;

interface Invited {
  order: typeof orders.$inferSelect;
  /** From 1. */
  participant: number;
}

/**
 * Sends a participant the link to read and sign the contract of an order; an earlier link opens no more. Flush the outbox after the
 * transaction.
 * @throws Refused 409 where the participant has no phone, 429 after too many
 */
export async function sendInvitation(
  tx: Database,
  { clock, config, outbox }: Pick<Services, 'clock' | 'config' | 'outbox'>,
  { order, participant }: Invited,
): Promise<void> {
  const named = (await participantsOf(tx, order.guid))[participant];
  const person = named && signingPerson(named);
  if (!person?.phone) {
    throw refuse(
      409,
      'У\u00a0этого участника не\u00a0указан телефон. Напишите нам, мы добавим его',
    );
  }
  const now = clock();
  const { phone } = person;
  await takeQuotas(
    tx,
    [{ key: `purpose:invite:${phone}`, most: MOST_INVITATIONS, spaced: true }],
    now,
  );
  const token = randomBytes(24).toString('base64url');
  const row = {
    tokenHash: hashSecret(token),
    sentAt: now,
    expiresAt: daysAfter(now, INVITATION_DAYS),
  };
  await tx
    .insert(signatureInvitations)
    .values({ ...row, orderGuid: order.guid, participant })
    .onConflictDoUpdate({
      target: [signatureInvitations.orderGuid, signatureInvitations.participant],
      set: row,
    });
  const sms = signingSms.to(phone, {
    contract: contractNumber(order.number, order.contract),
    link: `${config.publicOrigin}/podpis/${token}`,
    until: formatDate(row.expiresAt.toISOString(), 'inSentence'),
  });
  if (!(await outbox.add(tx, sms))) {
    throw refuse(429, 'На\u00a0этот номер сегодня отправлено слишком много СМС. Попробуйте завтра');
  }
}
