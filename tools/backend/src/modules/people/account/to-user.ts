import type { Session } from '../../../kernel/method/call.ts';
import type { users } from './accounts.table.ts';

/** Shows a buyer as the contract does: «Савельева Марина Андреевна». */
export function toUser(row: typeof users.$inferSelect): Session['user'] {
  const parts = [row.lastName, row.name, row.secondName].filter(Boolean);
  return { id: row.id, guid: row.guid, name_full: parts.join(' ') };
}
