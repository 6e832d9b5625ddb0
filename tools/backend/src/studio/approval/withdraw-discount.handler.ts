import { randomUUID } from 'node:crypto';
import { withdrawDiscount as method } from '@m30/studio/contract';
import { aloneUpTo, isMoreThan } from '@m30/studio/contract/sales/discount-rule';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { lockWithdrawable, withdrawalTitle, withdrawDiscount } from '../sales/withdraw-discount.ts';
import { askApproval } from './ask-approval.ts';

/** Answers `withdrawDiscount`: who may grant such a discount alone takes it back alone, else a second person confirms. */
export const withdrawDiscountHandler = implementStudio(method, async (input, call) => {
  const { services } = call;
  const { reason, ...wish } = input;
  const approval = await services.db.transaction(async (tx) => {
    const { row, after, state } = await lockWithdrawable(tx, services, wish);
    const { discount: amount } = state;
    const title = withdrawalTitle(row.number, { amount, former: wish.former });
    if (isMoreThan(aloneUpTo(staffOf(call).role), { price: after.price, amount })) {
      return askApproval(tx, call, {
        ...{ method: method.name, kind: 'discount_withdrawal', subject: row.guid, title, reason },
        wish: { former: wish.former },
      });
    }
    const effect = await withdrawDiscount(tx, services, { ...wish, reason, key: randomUUID() });
    await writeAudit(tx, call, {
      ...{ method: method.name, summary: title, subject: 'order', subjectId: row.guid },
      ...effect,
    });
    return null;
  });
  void services.outbox.flush();
  services.tellPartners(services);
  return { approval };
});
