import { eq } from 'drizzle-orm';
import { payCommission } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { agentCommissions } from './agents.table.ts';
import { toCommission } from './read-agents.ts';

export const payCommissionHandler = implementStudio(payCommission, async (input, call) => {
  const { commission: guid, paid_on: paidOn } = input;
  const row = await call.services.db.transaction(async (tx) => {
    const which = eq(agentCommissions.guid, guid);
    const [before] = await tx.select().from(agentCommissions).where(which).for('update');
    if (!before) throw refuse(404, 'Такого вознаграждения нет');
    if (before.paidOn) throw refuse(409, 'Это вознаграждение уже выплачено');
    if (before.cancelledAt)
      throw refuse(409, 'Договор покупателя прекращён: платить не\u00a0за\u00a0что');
    const after = { ...before, paidOn };
    await tx.update(agentCommissions).set({ paidOn }).where(which);
    await writeAudit(tx, call, {
      method: payCommission.name,
      summary: `Вознаграждение выплачено: ${before.number}`,
      ...{ subject: 'agent', subjectId: before.agentGuid, before, after },
    });
    return after;
  });
  return { commission: toCommission(row) };
});
