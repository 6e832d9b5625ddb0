import { and, eq } from 'drizzle-orm';
import { addDays, moscowDay } from '@m30/ui-kit/format';
import { randomWord } from '../../../kernel/words/random-word.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { partnerships, promoCodes } from './partnerships.table.ts';

/** Random signs of a code: too many to guess somebody's. */
const LENGTH = 6;

/** A code as its buyer sees it. */
export interface PromoCode {
  code: string;
  /** ISO date. */
  valid_until: string;
}

/**
 * Gives a buyer his code of a partner. The database keeps one row a buyer and partner: however many
 * ask at once, they get the same code.
 * @throws Refused 404 for an unknown partner, 422 when the offer is over and there is no code
 */
export async function takePromoCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  alias: string,
): Promise<PromoCode> {
  const [partner] = await db.select().from(partnerships).where(eq(partnerships.alias, alias));
  if (!partner) throw refuse(404, 'Такого партнёра нет');
  const own = and(eq(promoCodes.userId, userId), eq(promoCodes.alias, alias));
  const now = clock();
  for (;;) {
    const [found] = await db.select().from(promoCodes).where(own);
    if (found) return { code: found.code, valid_until: found.validUntil };
    const { endsOn, codePrefix, codeDays } = partner;
    const today = moscowDay(now);
    if (endsOn !== null && endsOn < today) {
      throw refuse(422, 'Предложение закончилось, новых промокодов партнёр не\u00a0выдаёт');
    }
    const last = addDays(today, codeDays);
    await db
      .insert(promoCodes)
      .values({
        ...{ userId, alias },
        code: `${codePrefix}-${randomWord(LENGTH)}`,
        issuedAt: now,
        validUntil: endsOn !== null && endsOn < last ? endsOn : last,
      })
      // Another request of the buyer was quicker, or somebody has this very code: look again.
      .onConflictDoNothing();
  }
}
