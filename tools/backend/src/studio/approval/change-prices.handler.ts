import { randomUUID } from 'node:crypto';
import { changePrices as method } from '@m30/studio/contract';
import { needsSecond } from '@m30/studio/contract/catalogue/price-rule';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { changePrices, titleOfChange } from '../price/change-prices.ts';
import { lockPriced } from '../price/lock-lots.ts';
import { checkTerm } from '../price/term.ts';
import { askApproval } from './ask-approval.ts';

/** Answers `changePrices`: a small change is made, a large one waits for a second person. */
export const changePricesHandler = implementStudio(method, async (input, call) => {
  const { services } = call;
  const { lots, show_old: showOld, last_day: lastDay = null, reason } = input;
  const title = titleOfChange(services.catalogue.snapshot, lots, lastDay);
  const [only] = lots.length === 1 ? lots : [];
  const how = { showOld, lastDay };
  const guid = randomUUID();
  const approval = await services.db.transaction(async (tx) => {
    await lockPriced(tx, lots);
    if (lastDay !== null) checkTerm(lastDay, lots, services.clock());
    if (needsSecond(lots)) {
      const wish = only ? { price: only.price, former: only.former, ...how } : { lots, ...how };
      const kind = only ? ('price' as const) : ('prices' as const);
      const asked = { kind, subject: only?.lot ?? guid, title, wish, reason };
      return askApproval(tx, call, { method: method.name, ...asked });
    }
    const { before, after } = await changePrices(tx, services, {
      ...{ guid, title, reason, wishes: lots, ...how },
      ...{ madeBy: staffOf(call).id, confirmedBy: null },
    });
    await writeAudit(tx, call, {
      ...{ method: method.name, summary: `Цена: ${title}` },
      ...(only ? { subject: 'lot', subjectId: only.lot } : { subject: 'prices', subjectId: guid }),
      ...{ before, after: { ...after, reason } },
    });
    return null;
  });
  return { approval };
});
