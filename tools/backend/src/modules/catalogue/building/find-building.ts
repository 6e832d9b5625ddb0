import type { BuildingRow, ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { residentialBuildings } from '../complex/to-complex-card.ts';

/** A building with flats and its complex, by their aliases in the address. */
export function findBuilding(
  snapshot: Snapshot,
  vendor: string,
  subvendor: string,
): { complex: ComplexRow; building: BuildingRow } | undefined {
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  const building =
    complex && residentialBuildings(snapshot, complex).find((one) => one.subvendor === subvendor);
  return building && { complex, building };
}
