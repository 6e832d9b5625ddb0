import type { BuildingSeed, ComplexSeed, Side } from '../data/types.ts';
import type { PlanSeed } from './plans.ts';
import { chance } from './random.ts';

/** Cheaper now than before, −4 % or −5 %. */
const DISCOUNTS = [0.95, 0.96] as const;

interface Priced {
  id: string;
  plan: PlanSeed;
  floor: number;
  sides: readonly Side[];
  waterView: boolean;
  discounted: boolean;
}

/**
 * Price of a flat in kopecks. A m² costs more in a small flat, higher up, with water or south in
 * the window; it stays within the complex's range and is a whole number of thousand roubles
 * before a discount.
 */
export function priceOf(complex: ComplexSeed, building: BuildingSeed, flat: Priced) {
  const [from, to] = complex.pricePerMetre;
  const height = flat.floor / building.floors;
  const smallness = 1 - (flat.plan.area - 20) / 110;
  const share =
    0.36 * height +
    0.28 * smallness +
    0.2 * Number(flat.waterView) +
    0.06 * Number(flat.sides.includes('S')) +
    0.1 * chance(`${flat.id} price`);
  const discount = flat.discounted ? discountOf(flat.id, complex) : 1;
  const perMetre = Math.max(Math.ceil(from / discount), Math.round(from + (to - from) * share));
  // Areas have one decimal and a m² costs whole thousands, so this is whole hundreds of roubles.
  const full = Math.round(flat.plan.area * 10) * perMetre * 100;
  const price = Math.round((full * discount) / 100) * 100;
  return { price: price * 100, oldPrice: flat.discounted ? full * 100 : null };
}

function discountOf(id: string, complex: ComplexSeed): number {
  const isCompleted = complex.buildings.every((building) => building.handover === null);
  return isCompleted ? DISCOUNTS[0] : DISCOUNTS[chance(`${id} discount`) < 0.5 ? 0 : 1];
}
