import type { floorPlans } from '../../src/modules/estate/object-content.table.ts';
import type { ComplexSeed } from '../data/types.ts';
import { floorGeometry } from './floor-geometry.ts';
import { buildingId } from './names.ts';

/** Rows of the drawings of floors: one for the floors of a section that have the same flats. */
export function floorPlanRows(
  complexes: readonly ComplexSeed[],
): (typeof floorPlans.$inferInsert)[] {
  return complexes.flatMap((complex) =>
    complex.buildings.flatMap((building) =>
      building.sections.flatMap((stack, index) =>
        stack.map(([firstFloor, lastFloor, row]) => {
          const section = index + 1;
          const parent = buildingId(complex, building);
          return {
            id: `${parent}/${section}/${firstFloor}`,
            buildingId: parent,
            section,
            firstFloor,
            lastFloor,
            // Stairs stand in the same place on all floors of an entrance, as far as flats allow.
            geometry: floorGeometry(row, building.main, `${parent}/${section}`),
          };
        }),
      ),
    ),
  );
}
