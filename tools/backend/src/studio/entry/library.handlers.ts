import { asc } from 'drizzle-orm';
import { listComplexes } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { complexes } from '../../modules/estate/objects.table.ts';

export const listComplexesHandler = implementStudio(listComplexes, async (_, { services }) => {
  const { vendor: id, name } = complexes;
  return {
    complexes: await services.db.select({ id, name }).from(complexes).orderBy(asc(complexes.name)),
  };
});
