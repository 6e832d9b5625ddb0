import { asc, isNull } from 'drizzle-orm';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { lotQuestions } from './lot-questions.table.ts';

/** Questions about lots that wait for an answer. */
export const questionsWork = defineStaffWork({
  name: 'questions',
  right: 'questions.answer',
  title: 'Вопросы об\u00a0объектах',
  async list({ db, config }, most) {
    const waits = isNull(lotQuestions.answer);
    const rows = await db
      .select()
      .from(lotQuestions)
      .where(waits)
      .orderBy(asc(lotQuestions.createdAt))
      .limit(most);
    const items = rows.map((row) => ({
      guid: row.guid,
      title: row.lot,
      facts: [
        ['Цена', row.price],
        ['Страница лота', config.publicOrigin + row.url],
        ['Кто спрашивает', row.name],
        ['Почта', row.email],
      ] as const,
      texts: [{ author: row.name, text: row.text, at: row.createdAt }],
      actions: [{ name: 'question.answer', given: { question: row.guid } }],
    }));
    return { total: await db.$count(lotQuestions, waits), items };
  },
});
