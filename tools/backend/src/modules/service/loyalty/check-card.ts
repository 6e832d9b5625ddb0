import { eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { clubCards } from './loyalty.table.ts';
import { printNumber, readNumber } from './card-number.ts';
import { pointsOf } from './find-loyalty.ts';
import { levelOf } from './levels.ts';

/**
 * What a partner may know of a card: nothing that leads to its owner.
 * @param id what the QR code carries, or the printed number
 * @throws Refused 404
 */
export async function checkCard(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<ResultOf<'LK.CheckCard'>> {
  const number = readNumber(id);
  const [card] = await db
    .select()
    .from(clubCards)
    .where(number === null ? eq(clubCards.id, id) : eq(clubCards.number, number));
  if (!card) throw refuse(404, 'Карты с\u00a0таким номером нет');
  const { earned } = await pointsOf(db, card.userId);
  return {
    number: printNumber(card.number),
    valid: card.blockedOn === null,
    level: levelOf(earned),
    since: Number(moscowDay(card.issuedAt).slice(0, 4)),
  };
}
