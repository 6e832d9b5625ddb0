import { describeFields } from '@m30/blocks/server';
import { getTemplate, saveTemplate } from '@m30/studio/contract';
import { sql } from 'drizzle-orm';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { revisionOf } from '../../kernel/studio/revision.ts';
import { templates } from '../../modules/content/library/content.table.ts';
import { readTemplates, type Templates } from '../../modules/content/library/library.ts';
import { writeTemplates } from '../../modules/content/company/start-company.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { checkLinks } from './check-links.ts';
import { toBody, toTemplates } from '../../modules/content/company/to-body.ts';

export const getTemplateHandler = implementStudio(getTemplate, async (_, { services }) =>
  edited(await readTemplates(services.db)),
);

/** Answers `saveTemplate`: both rows and the journal in one transaction. */
export const saveTemplateHandler = implementStudio(
  saveTemplate,
  async ({ revision, body }, call) => {
    const { services } = call;
    await services.db.transaction(async (tx) => {
      // There may be no row yet that could be locked.
      await tx.execute(sql`lock table ${templates} in share row exclusive mode`);
      const before = toBody(await readTemplates(tx));
      if (revisionOf(before) !== revision) throw refuse(409, 'Меню и контакты сохранил коллега');
      await checkLinks(tx, body);
      const rows = toTemplates(body);
      await writeTemplates(tx, rows);
      await writeAudit(tx, call, {
        ...{ method: saveTemplate.name, subject: 'template', subjectId: 'site' },
        ...{ before: { ...before }, after: { ...toBody(await readTemplates(tx)) } },
        summary: 'Меню, подвал и контакты компании',
      });
    });
    await services.content.refresh();
    return edited(await readTemplates(services.db));
  },
);

function edited(stored: Templates | null) {
  const body = toBody(stored);
  const fields = describeFields(saveTemplate.input.entries.body).map((field) => ({ ...field }));
  return { template: { body: { ...body }, revision: revisionOf(body), fields } };
}
