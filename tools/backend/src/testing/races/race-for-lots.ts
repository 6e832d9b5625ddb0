import { and, inArray, isNull } from 'drizzle-orm';
import { holds } from '../../modules/deal/hold/holds.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { freeLots, someBuyers } from '../buyers.ts';
import type { TestBackend } from '../test-backend.ts';

/** What came of a race. */
export interface Race {
  /** Answers by status: `{ 200: 10, 409: 390 }`. */
  answers: Record<number, number>;
  /** Winners of each lot. */
  winners: number[];
  /** Holds of these lots that have not ended, and lots among them that are held. */
  holds: number;
  held: number;
}

/** Lets buyers ask for the same lots all at once, one lot after another. */
export async function raceForLots(
  backend: TestBackend,
  { lots: lotCount, buyers: buyerCount }: { lots: number; buyers: number },
): Promise<Race> {
  const wanted = await freeLots(backend, lotCount);
  const buyers = await someBuyers(backend, buyerCount);
  const answers: Record<number, number> = {};
  const winners: number[] = [];
  for (const { id } of wanted) {
    const said = await Promise.all(buyers.map((buyer) => buyer.post('Order.Reserve', { lot: id })));
    for (const { status } of said) answers[status] = (answers[status] ?? 0) + 1;
    winners.push(said.filter(({ status }) => status === 200).length);
  }
  const { db } = backend.services;
  const guids = wanted.map(({ guid }) => guid);
  const rows = await db.select().from(lots).where(inArray(lots.guid, guids));
  return {
    answers,
    winners,
    holds: await db.$count(holds, and(inArray(holds.lotGuid, guids), isNull(holds.endedAt))),
    held: rows.filter(({ status }) => status === 'held').length,
  };
}
