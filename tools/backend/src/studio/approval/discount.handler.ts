import { randomUUID } from 'node:crypto';
import { discountOrder } from '@m30/studio/contract';
import { aloneUpTo, isMoreThan, MOST_DISCOUNT } from '@m30/studio/contract/sales/discount-rule';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { discountTitle, grantDiscount, lockDiscountable } from '../sales/grant-discount.ts';
import { askApproval } from './ask-approval.ts';

/** Answers `discountOrder`: within the limit of the role it is granted, over it a second person confirms. */
export const discountOrderHandler = implementStudio(discountOrder, async (input, call) => {
  const { services } = call;
  const { reason, ...wish } = input;
  const asked = { price: wish.former, amount: wish.amount };
  const approval = await services.db.transaction(async (tx) => {
    const { row } = await lockDiscountable(tx, services, wish);
    if (isMoreThan(MOST_DISCOUNT, asked)) {
      throw refuse(
        422,
        `Скидка больше ${MOST_DISCOUNT} % цены: столько не\u00a0дают и\u00a0вдвоём`,
      );
    }
    const title = discountTitle(row.number, wish);
    if (isMoreThan(aloneUpTo(staffOf(call).role), asked)) {
      return askApproval(tx, call, {
        ...{ method: discountOrder.name, kind: 'discount', subject: row.guid, title, reason },
        wish: { amount: wish.amount, former: wish.former },
      });
    }
    const effect = await grantDiscount(tx, services, { ...wish, reason, key: randomUUID() });
    await writeAudit(tx, call, {
      ...{ method: discountOrder.name, summary: title, subject: 'order', subjectId: row.guid },
      ...effect,
    });
    return null;
  });
  void services.outbox.flush();
  services.tellPartners(services);
  return { approval };
});
