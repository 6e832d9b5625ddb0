import { asc } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { serviceSections } from './services.table.ts';
import type { Library } from '../library/library.ts';

/** A section of the services as it is stored. */
export type ServiceSection = typeof serviceSections.$inferSelect;

type ServiceLink = ResultOf<'Content.GetServices'>['sections'][number];

/** Reads the sections of the services. */
export async function readServices(db: Database): Promise<Map<string, ServiceSection>> {
  const rows = await db.select().from(serviceSections).orderBy(asc(serviceSections.position));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists the sections below a section, of the first level for `null`. */
export function listServices(
  { services }: Pick<Library, 'services'>,
  parentId: string | null,
): ServiceLink[] {
  return [...services.values()].filter((row) => row.parentId === parentId).map(toLink);
}

/** Finds a section with what stands above and below it. */
export function findService(
  library: Pick<Library, 'services'>,
  id: string,
): ResultOf<'Content.GetService'> | null {
  const found = library.services.get(id);
  if (!found) return null;
  return {
    ...toLink(found),
    description: { blocks: found.blocks },
    parents: parentsOf(library, found),
    sections: listServices(library, id),
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

const toLink = ({ id, name }: ServiceSection): ServiceLink => ({ id, name });
