import { describeFields } from '@m30/blocks/server';
import { getCompany, saveCompany, startCompany } from '@m30/studio/contract';
import { eq, sql } from 'drizzle-orm';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { revisionOf } from '../../kernel/studio/revision.ts';
import { readCompany, writeCompany } from '../../modules/content/settings/company-settings.ts';
import { companySettings } from '../../modules/content/settings/company.table.ts';
import { startCompany as start } from '../../modules/content/company/start-company.ts';
import { offices, pages } from '../../modules/content/library/content.table.ts';
import { readTemplates } from '../../modules/content/library/library.ts';
import { complexes } from '../../modules/estate/objects.table.ts';
import { viewingHosts } from '../../modules/service/viewing/viewings.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';
import { setUpNotes } from './set-up-notes.ts';

const subject = { subject: 'company', subjectId: 'company' };

export const getCompanyHandler = implementStudio(getCompany, async (_, { services }) =>
  currentCompany(services),
);

export const startCompanyHandler = implementStudio(startCompany, async ({ body }, call) => {
  const { services } = call;
  await services.db.transaction(async (tx) => {
    await start(tx, body, services.clock());
    const summary = 'Сайт новой компании настроен';
    await writeAudit(tx, call, {
      ...{ method: startCompany.name, ...subject, summary },
      ...{ before: null, after: { ...body } },
    });
  });
  await services.content.refresh();
  return currentCompany(services);
});

/** Answers `saveCompany`: the row and the journal in one transaction. */
export const saveCompanyHandler = implementStudio(saveCompany, async ({ revision, body }, call) => {
  const { services } = call;
  await services.db.transaction(async (tx) => {
    // There may be no row yet that could be locked.
    await tx.execute(sql`lock table ${companySettings} in share row exclusive mode`);
    const before = await readCompany(tx);
    if (revisionOf(before ?? {}) !== revision) {
      throw refuse(409, 'Настройки компании сохранил коллега');
    }
    await writeCompany(tx, body);
    await writeAudit(tx, call, {
      ...{ method: saveCompany.name, ...subject, summary: 'Настройки компании' },
      ...{ before: before && { ...before }, after: { ...body } },
    });
  });
  await services.content.refresh();
  return currentCompany(services);
});

async function currentCompany(services: Services) {
  const { db } = services;
  const body = (await readCompany(db)) ?? {};
  const fieldsOf = (schema: Parameters<typeof describeFields>[0]) =>
    describeFields(schema).map((field) => ({ ...field }));
  return {
    company: {
      is_set_up: (await readTemplates(db)) !== null,
      body: { ...body },
      revision: revisionOf(body),
      fields: fieldsOf(saveCompany.input.entries.body),
      start_fields: fieldsOf(startCompany.input.entries.body),
      notes: setUpNotes(services),
      counts: {
        complexes: await db.$count(complexes),
        offices: await db.$count(offices),
        hosts: await db.$count(viewingHosts),
        pages: await db.$count(pages),
        staff: await db.$count(staffPeople, eq(staffPeople.demo, false)),
      },
    },
  };
}
