import type { BuildingSeed, ComplexSeed } from '../data/types.ts';

/** A building whose name is a number is a «корпус»; others carry a name of their own. */
function isNumbered(building: BuildingSeed): boolean {
  return /^\d+$/.test(building.label);
}

/** Alias of a building in addresses: `korpus-2`. */
export function subvendorOf(building: BuildingSeed): string {
  return isNumbered(building) ? `korpus-${building.label}` : 'stilobat';
}

/** What visitors call a building: «Корпус 2». */
export function buildingName(building: BuildingSeed): string {
  return isNumbered(building) ? `Корпус ${building.label}` : building.label;
}

/** Key of a building's row: `kanal/korpus-2`. */
export function buildingId(complex: ComplexSeed, building: BuildingSeed): string {
  return `${complex.vendor}/${subvendorOf(building)}`;
}
