import { asc } from 'drizzle-orm';
import { listComplexes } from '@m30/studio/contract';
import type { StudioResult } from '@m30/studio/contract/client';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { complexes } from '../../modules/estate/objects.table.ts';

type Listed = StudioResult<'Complexes.List'>['complexes'][number];

export const listComplexesHandler = implementStudio(listComplexes, async (_, { services }) => {
  const rows = await services.db.select().from(complexes).orderBy(asc(complexes.name));
  return {
    complexes: rows.map(toComplex),
  };
});

const toComplex = ({ vendor: id, name, lat, lon }: typeof complexes.$inferSelect): Listed => ({
  ...{ id, name, at: [lat, lon] },
});
