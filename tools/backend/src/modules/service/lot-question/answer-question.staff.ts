import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, lineField, textField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { accountOf } from './find-questions.ts';
import { lotQuestions } from './lot-questions.table.ts';
import { answerLetter } from './question.letters.ts';

/** Answers a question about a lot: the asker gets a letter, and reads it in the account where there is one. */
export const answerQuestionAction = defineStaffAction({
  name: 'question.answer',
  right: 'questions.answer',
  summary: 'Отвечает на\u00a0вопрос об\u00a0объекте: письмо и\u00a0кабинет',
  shows: 'письмо с\u00a0ответом; у\u00a0кого есть кабинет, тот прочтёт ответ и\u00a0там',
  input: v.strictObject({
    question: guidField('Вопрос'),
    text: textField('Ответ'),
    author: v.optional(lineField('Кто отвечает', 80), 'Отдел продаж'),
  }),
  async run(services, { question, text, author }) {
    const { db, outbox, config } = services;
    const email = await db.transaction(async (tx) => {
      const own = eq(lotQuestions.guid, question);
      const [row] = await tx.select().from(lotQuestions).where(own).for('update');
      if (!row) throw refuse(404, 'Такого вопроса нет');
      if (row.answer !== null) throw refuse(409, 'На\u00a0этот вопрос уже ответили');
      const answeredAt = services.clock();
      await tx.update(lotQuestions).set({ answer: text, author, answeredAt }).where(own);
      const letter = answerLetter.to(row.email, {
        ...{ name: row.name, lot: row.lot, question: row.text, answer: text, author },
        page: `${config.publicOrigin}${row.url}`,
        account: `${config.publicOrigin}/lk/support/questions?key=${row.key}`,
      });
      await outbox.add(tx, letter);
      const userId = row.userId ?? (await accountOf(tx, row.email));
      if (userId !== null) {
        await notify(tx, services, {
          ...{ userId, kind: 'ticket', key: `lot-question:${row.guid}`, channels: 'account' },
          title: 'Ответили на\u00a0вопрос об\u00a0объекте',
          text: row.lot,
          href: '/lk/support/questions',
        });
      }
      return row.email;
    });
    void outbox.flush();
    return { message: `Ответ отправлен на ${email}` };
  },
});
