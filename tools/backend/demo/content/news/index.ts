import type * as schema from '../../../src/modules/content/library/content.table.ts';
import { archive } from './archive.ts';
import { building } from './building.ts';
import { buyersNews } from './buyers.ts';
import { buying } from './buying.ts';
import { living } from './living.ts';

/** Every news item. */
export const news: (typeof schema.news.$inferInsert)[] = [
  ...building,
  ...buying,
  ...living,
  ...archive,
  ...buyersNews,
];
