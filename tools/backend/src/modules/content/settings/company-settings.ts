import type { StudioInput } from '@m30/studio/contract/client';
import type { Database } from '../../../kernel/db/database.ts';
import { companySettings } from './company.table.ts';

/** What the company is, as the Studio writes it. */
export type CompanySettings = StudioInput<'Company.Save'>['body'];

/** Reads what is written of the company; `null` where nobody has. */
export async function readCompany(db: Database): Promise<CompanySettings | null> {
  const [row] = await db.select().from(companySettings);
  return row?.body ?? null;
}

/** Writes all of it anew. */
export async function writeCompany(db: Database, body: CompanySettings): Promise<void> {
  await db
    .insert(companySettings)
    .values({ id: 'company', body })
    .onConflictDoUpdate({ target: companySettings.id, set: { body } });
}
