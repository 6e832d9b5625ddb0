import type * as schema from '../../../src/db/schema/content.ts';
import { building } from './building.ts';
import { living } from './living.ts';
import { buying } from './buying.ts';

/** Every news item. */
export const news: (typeof schema.news.$inferInsert)[] = [...building, ...buying, ...living];
