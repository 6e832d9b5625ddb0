import { asc, eq } from 'drizzle-orm';
import { listWalks } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { infrastructure } from '../../modules/estate/object-content.table.ts';
import { complexes } from '../../modules/estate/objects.table.ts';

/** The complexes that tell of a place, the nearest first. */
export const listWalksHandler = implementStudio(listWalks, async ({ id }, { services }) => ({
  walks: await services.db
    .select({ complex: complexes.name, minutes: infrastructure.minutes })
    .from(infrastructure)
    .innerJoin(complexes, eq(complexes.vendor, infrastructure.vendor))
    .where(eq(infrastructure.nearby, id))
    .orderBy(asc(infrastructure.minutes), asc(complexes.name)),
}));
