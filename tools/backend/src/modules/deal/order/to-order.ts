import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import type { orderParticipants, orders } from './orders.table.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import type { OrderState } from './core/state.ts';
import { nextStep } from './next-step.ts';
import { lotsOf } from './order-lots.ts';
import { waitsFor } from './waits-for.ts';
import type { OrderFile } from './order-files.ts';

type Order = ResultOf<'Order.GetOrderList'>['orders'][number];

/** Everything that is read of one order. */
export interface OrderParts {
  row: typeof orders.$inferSelect;
  /** As it is at this moment. */
  state: OrderState;
  people: readonly (typeof orderParticipants.$inferSelect)[];
  files: readonly OrderFile[];
}

/** An order as lists of orders show it. */
export function toOrder(services: Services, { row, state, people, files }: OrderParts): Order {
  return {
    guid: row.guid,
    number: row.number,
    apartment: cardOf(services, row.lotGuid),
    lots: lotsOf(row).map(({ lotGuid, full, percent, price }) => ({
      ...{ lot: cardOf(services, lotGuid), full, percent, price },
    })),
    contract: state.contract,
    stage_number: Math.max(1, state.stage),
    side_state: state.side,
    price: row.price,
    discount: state.discount,
    users: people.map(({ lastName, name, secondName }) => ({
      last_name: lastName,
      name,
      second_name: secondName,
    })),
    files: files.map((file) => withCheck(file, state)),
    waits: waitsFor(state),
    next_step: nextStep(state, row.guid, state.hold?.until ?? null),
    created_at: row.createdAt.toISOString(),
  };
}

function withCheck(file: OrderFile, { papers }: OrderState): OrderFile {
  const check = papers.find((paper) => paper.file === file.guid)?.check;
  return check === undefined || check === 'new' ? file : { ...file, check };
}

/** The foreign key promises that the lot exists; one that is newer than the snapshot is a bug. */
function cardOf({ catalogue: { snapshot } }: Services, lotGuid: string): Order['apartment'] {
  const card = anyLotCard(snapshot, lotGuid);
  if (!card) throw new Error(`lot ${lotGuid} is not in the catalogue`);
  return card;
}
