import type { ResultOf } from '@m30/api/client';
import type { Library } from '../library/library.ts';
import type { ServiceSection } from '../library/read-services.ts';

type ServiceItem = ResultOf<'Content.GetServices'>['sections'][number];
type ServiceLink = Pick<ServiceItem, 'id' | 'name'>;

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
