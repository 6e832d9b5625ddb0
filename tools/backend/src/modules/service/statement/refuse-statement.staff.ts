import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, textField } from '../../../kernel/staff/fields.ts';
import { decideStatement } from './decide-statement.ts';

/** What was asked for is not done; the buyer reads why. */
export const refuseStatementAction = defineStaffAction({
  name: 'statement.refuse',
  right: 'statements.decide',
  summary: 'Отказывает по\u00a0заявлению с\u00a0причиной',
  shows: 'заявление отклонено, причина стоит рядом; уведомление о\u00a0нём',
  input: v.strictObject({ statement: guidField('Заявление'), reason: textField('Причина') }),
  async run(services, { statement, reason }) {
    const number = await decideStatement(services, {
      ...{ statement, from: ['sent', 'review'], words: 'отклонено' },
      set: { state: 'refused', answer: reason, decidedAt: services.clock() },
    });
    return { message: `По заявлению ${number} отказано` };
  },
});
