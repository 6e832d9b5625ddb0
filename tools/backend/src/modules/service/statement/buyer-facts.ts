import { asc, desc, eq } from 'drizzle-orm';
import type { Answers } from '@m30/forms/questionnaire';
import type { StatementTemplate } from '@m30/forms/statement';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants, orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { toUser } from '../../people/account/to-user.ts';

/** What a document says of its buyer. */
export interface BuyerFacts {
  name: string;
  phone: string;
  email: string | null;
  /** What the newest order knows besides; empty where nothing does. */
  inn: string;
  address: string;
  passport: string;
}

/** Reads what the account and the newest order know of a buyer. */
export async function buyerFacts(db: Database, userId: number): Promise<BuyerFacts> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error(`there is no buyer ${userId}`);
  const named = await db
    .select({ lastName: orderParticipants.lastName, data: orderParticipants.data })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.guid, orderParticipants.orderGuid))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), asc(orderParticipants.position))
    .limit(20);
  const own = named.find(({ lastName, data }) => data && lastName === buyer.lastName)?.data;
  return {
    name: toUser(buyer).name_full,
    phone: buyer.phone,
    email: buyer.email,
    inn: own?.inn ?? '',
    address: own?.address ?? '',
    passport: own ? [own.passport_series, own.passport_number].filter(Boolean).join(' ') : '',
  };
}

/** Answers that the account knows already. */
export function knownAnswers({ known = {} }: StatementTemplate, facts: BuyerFacts): Answers {
  const texts = Object.entries(known).map(([name, fact]): [string, string] => [
    name,
    facts[fact] ?? '',
  ]);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}
