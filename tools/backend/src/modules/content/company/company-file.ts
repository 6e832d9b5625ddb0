import * as v from 'valibot';
import { saveCompany, saveTemplate, startCompany } from '@m30/studio/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { templates } from '../library/content.table.ts';
import { readTemplates } from '../library/library.ts';
import { readCompany, writeCompany } from '../settings/company-settings.ts';
import { startCompany as start, writeTemplates } from './start-company.ts';
import type { CompanyStart } from './starter-template.ts';
import { toBody, toTemplates } from './to-body.ts';

const { contacts } = startCompany.input.entries.body.entries;

/** A company in a file: its settings, and either contacts, for first menus, or the menus themselves. */
const CompanyFileSchema = v.strictObject({
  contacts: v.optional(contacts),
  settings: saveCompany.input.entries.body,
  template: v.optional(saveTemplate.input.entries.body),
});

export type CompanyFile = v.InferOutput<typeof CompanyFileSchema>;

/**
 * Reads a company of JSON.
 * @throws Error that names every mistake by its path
 */
export function parseCompany(json: string): CompanyFile {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CompanyFileSchema), json);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(['Файл компании не подходит:', ...new Set(lines)].join('\n'));
}

/**
 * Writes a company of a file, all or nothing: a new one is set up, one that is there is changed.
 * @returns what has come of it
 * @throws Error where a new company has neither contacts nor menus
 */
export async function writeCompanyFile(
  db: Database,
  { contacts: said, settings, template }: CompanyFile,
  now: Date,
): Promise<'started' | 'changed'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${templates} in share row exclusive mode`);
    const isThere = (await readTemplates(tx)) !== null;
    const reached = said ?? (template && contactsOf(template));
    if (!isThere && !reached) throw new Error('В файле новой компании нет contacts');
    if (!isThere && reached) {
      const { legal, place, colours, law } = settings;
      await start(tx, { contacts: reached, legal, place, colours, law }, now);
    }
    await writeCompany(tx, settings);
    if (template) await writeTemplates(tx, toTemplates(template));
    return isThere ? 'changed' : 'started';
  });
}

/** The company as a file that `writeCompanyFile` takes back; `null` where there is none. */
export async function readCompanyFile(db: Database): Promise<CompanyFile | null> {
  const settings = await readCompany(db);
  const written = await readTemplates(db);
  if (!settings || !written) return null;
  return { settings, template: toBody(written) as NonNullable<CompanyFile['template']> };
}

function contactsOf({
  company: { logo, tagline, phone, email, address },
}: NonNullable<CompanyFile['template']>): CompanyStart['contacts'] {
  return { logo, tagline, phone, email, address };
}
