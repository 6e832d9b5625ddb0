import { and, desc, eq, sql } from 'drizzle-orm';
import { respondToVacancy } from '@m30/api';
import { listAnswers } from '@m30/studio/contract';
import { STUDIO_FILES_PATH } from '@m30/studio/contract/core/addresses';
import { LEAD_STATUSES } from '@m30/studio/contract/sales/lead.schema';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { leadWork } from '../../modules/deal/lead-work/lead-work.table.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';

/** Answers that are listed at most; the rest stands among the leads. */
const MOST = 100;

export const listAnswersHandler = implementStudio(listAnswers, async ({ id }, { services }) => {
  const rows = await services.db
    .select({ lead: leads, status: leadWork.status })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid))
    .where(and(eq(leads.method, respondToVacancy.name), eq(sql`${leads.details}->>'vacancy'`, id)))
    .orderBy(desc(leads.createdAt))
    .limit(MOST);
  return {
    answers: rows.map(({ lead: { guid, name, phone, details, createdAt }, status }) => ({
      ...{ lead: guid, name, phone, status: LEAD_STATUSES[status ?? 'new'] },
      cv: details.cv ? `${STUDIO_FILES_PATH}/${details.cv}` : null,
      created_at: createdAt.toISOString(),
    })),
  };
});
