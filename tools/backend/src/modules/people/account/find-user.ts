import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from './accounts.table.ts';

/** The account of a buyer whose session lives. */
export async function findUser(db: Database, id: number): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`buyer ${id} is logged in and has no account`);
  return user;
}
