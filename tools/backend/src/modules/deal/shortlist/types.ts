import type { shortlistMembers, shortlists } from './shortlists.table.ts';

export type ShortlistRow = typeof shortlists.$inferSelect;
export type MemberRow = typeof shortlistMembers.$inferSelect;
