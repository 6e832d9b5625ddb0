import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, textField } from '../../../kernel/staff/fields.ts';
import { decideStatement } from './decide-statement.ts';

/** What was asked for is done; the answer becomes a document. */
export const finishStatementAction = defineStaffAction({
  name: 'statement.finish',
  right: 'statements.decide',
  summary: 'Исполняет заявление и\u00a0отвечает на\u00a0него',
  shows: 'заявление исполнено, ответ стал документом в\u00a0кабинете; уведомление о\u00a0нём',
  input: v.strictObject({ statement: guidField('Заявление'), text: textField('Ответ') }),
  async run(services, { statement, text }) {
    const number = await decideStatement(services, {
      ...{ statement, from: ['sent', 'review'], words: 'исполнено' },
      set: { state: 'done', answer: text, decidedAt: services.clock() },
    });
    return { message: `Заявление ${number} исполнено` };
  },
});
