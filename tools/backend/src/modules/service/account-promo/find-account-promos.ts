import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Stock } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { accountPromos } from './account-promos.table.ts';
import { contracts } from '../../deal/contract/contracts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { contractNumber } from '../../deal/contract-register/contract-words.ts';
import { findPromos } from '../../content/promo/find-promos.ts';
import { isKeysGiven } from '../../deal/order/order-conditions.ts';
import { audiences, whyOf, type BuyerFacts, type OwnDeal } from './audiences.ts';

/** Deals that offers look at, the newest first: an offer needs one. */
const MOST = 50;

/** The stage from which an order has a contract. */
const SIGNED = 8;

/** Offers that a buyer may use today, each with the reason; those of the account first. */
export async function accountPromosOf(services: Services, userId: number): Promise<Stock[]> {
  const today = moscowDay(services.clock());
  const facts = await factsOf(services, userId);
  const own = (await accountPromosOn(services, today)).flatMap((row) => {
    const { alias, audience, figure, title, text, conditions, link, startsOn, endsOn } = row;
    const why = audiences[audience](facts);
    const promo = { alias, figure, title, text, conditions, link, from: startsOn, to: endsOn };
    return why === null ? [] : [{ ...promo, why, personal: true }];
  });
  const shared = findPromos(services.content.library, today).flatMap((promo) => {
    const why = whyOf(promo.link, facts);
    return why === null ? [] : [{ ...promo, why, personal: false }];
  });
  return [...own, ...shared];
}

function accountPromosOn({ db }: Services, today: string) {
  const { startsOn, endsOn, position } = accountPromos;
  return db
    .select()
    .from(accountPromos)
    .where(and(lte(startsOn, today), or(isNull(endsOn), gte(endsOn, today))))
    .orderBy(asc(position))
    .limit(MOST);
}

async function factsOf(services: Services, userId: number): Promise<BuyerFacts> {
  const { db, clock } = services;
  const rows = await db
    .select({ row: orders, keys: isKeysGiven(db) })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.sideState)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  const places = await db
    .select({ lotGuid: contracts.lotGuid })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.kind, 'parking')))
    .limit(MOST);
  const vendorOf = (lot: string | null) =>
    lot === null ? undefined : services.catalogue.snapshot.placed.get(lot)?.complex;
  const toDeal = ({ row, keys }: (typeof rows)[number]): OwnDeal[] => {
    const complex = vendorOf(row.lotGuid);
    if (!complex) return [];
    const contract = row.stageNumber >= SIGNED ? contractNumber(row.number, row.contract) : null;
    return [
      {
        order: row.number,
        contract,
        vendor: complex.vendor,
        complex: complex.name,
        finished: keys,
      },
    ];
  };
  const isAlive = ({ row }: (typeof rows)[number]) =>
    row.deadline === null || row.deadline > clock();
  return {
    choosing: rows
      .filter(({ row }) => row.stageNumber < SIGNED)
      .filter(isAlive)
      .flatMap(toDeal),
    owned: rows.filter(({ row }) => row.stageNumber >= SIGNED).flatMap(toDeal),
    parking: new Set(places.flatMap(({ lotGuid }) => vendorOf(lotGuid)?.vendor ?? [])),
  };
}
