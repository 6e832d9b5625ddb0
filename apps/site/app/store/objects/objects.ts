import type { Api, ResultOf } from '@m30/api/client';

/** A complex as the list of objects shows it. */
export type CatalogueObject = ResultOf<'Objects.GetCatalog'>['complexes'][number];

/** An object by its name, for a field that asks which one. */
type ObjectChoice = Pick<ResultOf<'Objects.GetPageObjects'>['objects'][number], 'id' | 'label'>;

/** Loads the objects in the order of the server. */
export async function loadObjects(api: Api): Promise<CatalogueObject[]> {
  const { complexes } = await api.post('Objects.GetCatalog', {});
  return complexes;
}

/** Loads the names of the objects. */
export async function loadObjectChoices(api: Api): Promise<ObjectChoice[]> {
  const { objects } = await api.get('Objects.GetPageObjects', {});
  return objects.map(({ id, label }) => ({ id, label }));
}

/** The objects from the cheapest on; those with nothing for sale last. */
export function byPrice<Priced extends Pick<CatalogueObject, 'priceFrom'>>(
  objects: readonly Priced[],
): Priced[] {
  const price = ({ priceFrom }: Priced) => priceFrom ?? Infinity;
  return objects.toSorted((a, b) => price(a) - price(b) || 0);
}
