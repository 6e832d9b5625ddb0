import type * as schema from '../../../src/db/schema/content.ts';
import { company } from './kompaniya.ts';
import { ddu } from './ddu.ts';
import { howToBuy } from './kak-kupit.ts';
import { legal } from './informatsiya-pravovogo-kharaktera.ts';
import { privacy } from './politika-konfidentsialnosti.ts';

/** Pages made of content blocks. */
export const pages: (typeof schema.pages.$inferInsert)[] = [company, ddu, howToBuy, legal, privacy];
