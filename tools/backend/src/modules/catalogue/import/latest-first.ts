import { desc } from 'drizzle-orm';
import { imports } from './imports.table.ts';

/** The order of imports; of two in one moment an undoing is the later one, and `undo:` sorts behind every hexadecimal digit. */
export const latestFirst = [desc(imports.at), desc(imports.digest)] as const;
