import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { agentClients } from '../../deal/agent/agents.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { reviewAuthors } from '../feedback/feedback.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { findUser } from '../../people/account/find-user.ts';
import { ownedTables } from './owned-rows.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** A part of the export. */
export interface DataSection {
  /** Name in the JSON. */
  name: string;
  /** Russian. */
  title: string;
  rows: Record<string, unknown>[];
}

/** Everything that is stored about a buyer, table by table; tables without rows are left out. */
export async function collectData(
  { db, tables }: Pick<Services, 'db' | 'tables'>,
  userId: number,
): Promise<DataSection[]> {
  const sections: DataSection[] = [];
  for (const { name, table, rowsOf } of ownedTables(tables)) {
    const { title = name, hidden = [] } = PERSONAL_TABLES[name] ?? {};
    const rows = await db.select(shown(table, hidden)).from(table).where(rowsOf(db, userId));
    sections.push({ name, title, rows });
  }
  sections.push(...(await indirect(db, userId, sections)));
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Columns of a table without hashes and tokens, which are keys of the product and no data of a person. */
function shown(table: PgTable, hidden: readonly string[] = []) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => !/hash$|^token$/i.test(key) && !hidden.includes(key),
  );
  return Object.fromEntries(columns);
}

/** What no foreign key leads to: requests by phone, texts of reviews, files. */
async function indirect(
  db: Database,
  userId: number,
  sections: readonly DataSection[],
): Promise<DataSection[]> {
  const { phone, phoneConfirmed } = await findUser(db, userId);
  const guids = sections.flatMap(({ rows }) => rows.map(({ guid }) => guid)).filter(isText);
  const written = db
    .select({ guid: reviewAuthors.review })
    .from(reviewAuthors)
    .where(eq(reviewAuthors.userId, userId));
  return [
    {
      name: 'leads',
      title: 'Заявки с\u00a0вашим номером телефона',
      // Somebody may have registered a phone that is not his own.
      rows: phoneConfirmed
        ? await db.select(shown(leads)).from(leads).where(eq(leads.phone, phone))
        : [],
    },
    {
      name: 'agent_clients',
      title: 'Кто из\u00a0агентов закрепил вас за\u00a0собой',
      rows: phoneConfirmed
        ? await db
            .select(shown(agentClients))
            .from(agentClients)
            .where(eq(agentClients.phone, phone))
        : [],
    },
    {
      name: 'reviews',
      title: 'Тексты отзывов',
      rows: await db.select(shown(reviews)).from(reviews).where(inArray(reviews.guid, written)),
    },
    {
      name: 'uploads',
      title: 'Загруженные файлы',
      rows:
        guids.length === 0
          ? []
          : await db.select().from(uploads).where(inArray(uploads.ownerId, guids)),
    },
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string';
