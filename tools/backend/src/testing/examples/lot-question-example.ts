import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import { lotQuestions } from '../../modules/service/lot-question/lot-questions.table.ts';
import type { TestBackend } from '../test-backend.ts';

/** What the examples call the link of a question. */
export const EXAMPLE_QUESTION = 'QuestionOfTheExamples0';

/** Makes the question of a guest that an example keeps, anew each time; other examples need none. */
export async function prepareLotQuestionExample(
  backend: TestBackend,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (input['key'] !== EXAMPLE_QUESTION) return;
  const { db, clock } = backend.services;
  await db.delete(lotQuestions).where(eq(lotQuestions.key, EXAMPLE_QUESTION));
  const lead = { guid: randomUUID(), method: 'Form.AskAboutLot', name: 'Ольга', phone: '' };
  await db.insert(leads).values({
    ...{ ...lead, details: {}, marketing: {}, addressHash: 'example', createdAt: clock() },
  });
  await db.insert(lotQuestions).values({
    ...{ guid: randomUUID(), key: EXAMPLE_QUESTION, leadGuid: lead.guid, name: lead.name },
    ...{ email: 'olga@example.com', lot: 'Квартира № 57', price: '14 300 000 ₽' },
    ...{ url: '/obekty/kanal/korpus-2/k2-57', text: 'Куда окна?', createdAt: clock() },
  });
}
