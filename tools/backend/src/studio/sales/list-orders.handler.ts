import { and, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { listOrders } from '@m30/studio/contract';
import { readPage, skipTo } from '../../kernel/db/read-page.ts';
import { anyCase, phoneDigits } from '../../kernel/db/search-pattern.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { toOrderRows } from './order-row.ts';

const PAGE_SIZE = 50;
const STAGES = 10;

/** A refused order may go on with another way to pay. */
const goesOn = and(
  eq(orders.finished, false),
  or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
);

const STATES: Readonly<Record<'open' | 'stopped' | 'finished', SQL | undefined>> = {
  open: goesOn,
  stopped: inArray(orders.sideState, ['cancelled', 'expired', 'refunded']),
  finished: eq(orders.finished, true),
};

export const listOrdersHandler = implementStudio(listOrders, async (input, { services }) => {
  const { db } = services;
  const { stage, state, turn, text, page } = input;
  const where = and(
    stage === undefined ? undefined : eq(orders.stageNumber, stage),
    state && STATES[state],
    turn && and(goesOn, eq(orders.buyersTurn, turn === 'buyer')),
    text ? contains(text) : undefined,
  );
  const total = await db.$count(orders, where);
  const [limit, offset] = [PAGE_SIZE, skipTo(page, PAGE_SIZE)];
  const found = await readOrders(services, { where, limit, offset });
  const stages = await db
    .select({ stage: orders.stageNumber, total: count() })
    .from(orders)
    .where(goesOn)
    .groupBy(orders.stageNumber);
  const byStage = Array.from(
    { length: STAGES },
    (_, index) => stages.find((one) => one.stage === index + 1)?.total ?? 0,
  );
  return {
    ...readPage(total, page, PAGE_SIZE),
    orders: await toOrderRows(services, found),
    counts: {
      by_stage: byStage,
      open: byStage.reduce((sum, one) => sum + one, 0),
      all: await db.$count(orders),
    },
  };
});

function contains(text: string): SQL | undefined {
  const pattern = anyCase(text);
  const digits = phoneDigits(text);
  const name = sql`${users.lastName} || ' ' || ${users.name} || ' ' || ${users.secondName}`;
  const buyer = or(
    sql`${name} ~ ${pattern}`,
    digits ? sql`${users.phone} like ${`%${digits}%`}` : undefined,
  );
  return or(
    sql`${orders.number} ~ ${pattern}`,
    sql`${orders.userId} in (select ${users.id} from ${users} where ${buyer})`,
  );
}
