import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { clubCards, clubPoints } from './loyalty.table.ts';

/** Points given to a buyer, or taken. */
export interface NewPoints {
  userId: number;
  /** What they are for: the same key counts once a buyer. */
  key: string;
  /** Below zero where they are taken. */
  points: number;
  /** Russian, for the buyer. */
  reason: string;
  at: Date;
}

/**
 * Writes points into a buyer's history.
 * @returns `false` where the key was counted before, and for a buyer without a card
 */
export async function addPoints(tx: Database, entry: NewPoints): Promise<boolean> {
  const [card] = await tx
    .select({ blockedOn: clubCards.blockedOn })
    .from(clubCards)
    .where(eq(clubCards.userId, entry.userId));
  if (!card || card.blockedOn !== null) return false;
  const written = await tx
    .insert(clubPoints)
    .values(entry)
    .onConflictDoNothing()
    .returning({ guid: clubPoints.guid });
  return written.length > 0;
}
