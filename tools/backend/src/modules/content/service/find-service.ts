import { asc } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { serviceSections } from './services.table.ts';
import type { Library } from '../library/library.ts';

/** A section of the services as it is stored. */
export type ServiceSection = typeof serviceSections.$inferSelect;

type ServiceItem = ResultOf<'Content.GetServices'>['sections'][number];
type ServiceLink = Pick<ServiceItem, 'id' | 'name'>;

/** Reads the sections of the services. */
export async function readServices(db: Database): Promise<Map<string, ServiceSection>> {
  const rows = await db.select().from(serviceSections).orderBy(asc(serviceSections.position));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists the sections below a section, of the first level for `null`. */
export function listServices(
  { services }: Pick<Library, 'services'>,
  parentId: string | null,
): ServiceItem[] {
  return [...services.values()].filter((row) => row.parentId === parentId).map(toItem);
}

/** Finds a section with what stands above and below it. */
export function findService(
  library: Pick<Library, 'services'>,
  id: string,
): ResultOf<'Content.GetService'> | null {
  const found = library.services.get(id);
  if (!found) return null;
  return {
    ...toItem(found),
    parents: parentsOf(library, found),
    sections: listServices(library, id).map(toLink),
  };
}

function parentsOf(
  { services }: Pick<Library, 'services'>,
  section: ServiceSection,
): ServiceLink[] {
  const above: ServiceSection[] = [];
  for (let at = section; at.parentId !== null;) {
    const parent = services.get(at.parentId);
    if (!parent || above.includes(parent)) break;
    above.unshift(parent);
    at = parent;
  }
  return above.map(toLink);
}

const toLink = ({ id, name }: ServiceLink): ServiceLink => ({ id, name });

const toItem = ({ id, name, blocks }: ServiceSection): ServiceItem => ({
  id,
  name,
  description: { blocks },
});
