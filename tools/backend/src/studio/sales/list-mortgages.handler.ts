import { and, eq, not, or, sql } from 'drizzle-orm';
import { listMortgages } from '@m30/studio/contract';
import { readPage, skipTo } from '../../kernel/db/read-page.ts';
import { anyCase } from '../../kernel/db/search-pattern.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { mortgageApplications } from '../../modules/deal/mortgage/mortgage-applications.table.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { findMortgages, hasBank, waitsForBank } from './mortgages.ts';

const PAGE_SIZE = 50;

const STATES = { waiting: waitsForBank, answered: and(hasBank, not(waitsForBank)) };

export const listMortgagesHandler = implementStudio(
  listMortgages,
  async ({ state, text, page }, { services: { db } }) => {
    const pattern = text && anyCase(text);
    const where = and(
      state && STATES[state],
      pattern
        ? or(
            sql`${mortgageApplications.number} ~ ${pattern}`,
            sql`exists (select 1 from ${orders} where ${eq(orders.guid, mortgageApplications.orderGuid)} and ${orders.number} ~ ${pattern})`,
          )
        : undefined,
    );
    const total = await db.$count(mortgageApplications, where);
    const offset = skipTo(page, PAGE_SIZE);
    return {
      ...readPage(total, page, PAGE_SIZE),
      applications: await findMortgages(db, where, { limit: PAGE_SIZE, offset }),
    };
  },
);
