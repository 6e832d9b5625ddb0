import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField } from '../../../kernel/staff/fields.ts';
import { decideStatement } from './decide-statement.ts';

/** Somebody reads the statement now. */
export const takeStatementAction = defineStaffAction({
  name: 'statement.take',
  right: 'statements.decide',
  summary: 'Берёт заявление на\u00a0рассмотрение',
  shows: 'заявление рассматривают: новое состояние и\u00a0уведомление о\u00a0нём',
  input: v.strictObject({ statement: guidField('Заявление') }),
  async run(services, { statement }) {
    const number = await decideStatement(services, {
      ...{ statement, from: ['sent'], words: 'рассматривают' },
      set: { state: 'review', takenAt: services.clock() },
    });
    return { message: `Заявление ${number} взято на рассмотрение` };
  },
});
