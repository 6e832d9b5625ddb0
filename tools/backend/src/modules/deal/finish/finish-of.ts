import { inArray } from 'drizzle-orm';
import type { FinishVariant } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { finishChoices } from './finish-choices.table.ts';
import { FINISHES } from './finish-offers.ts';

/** A finish as orders and contracts name it. */
export interface ChosenFinish {
  variant: FinishVariant;
  /** «Север», in quotes. */
  name: string;
  /** Kopecks. */
  price: number;
  chosenAt: Date;
}

/** Finishes that were chosen for orders, by their guids. */
export async function finishOf(
  db: Database,
  orders: readonly string[],
): Promise<ReadonlyMap<string, ChosenFinish>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .select()
    .from(finishChoices)
    .where(inArray(finishChoices.orderGuid, [...orders]));
  return new Map(
    rows.map(({ orderGuid, variant, price, chosenAt }) => [
      orderGuid,
      { variant, name: FINISHES[variant].name, price, chosenAt },
    ]),
  );
}
