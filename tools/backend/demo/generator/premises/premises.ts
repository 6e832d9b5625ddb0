import type { lots } from '../../../src/modules/estate/objects.table.ts';
import type { premises } from '../../../src/modules/estate/premises.table.ts';
import type { Purpose } from '../../../src/modules/estate/premises-types.ts';
import { complexes } from '../../data/complexes/index.ts';
import { premisesPlans } from '../../data/premises/plans.ts';
import { premisesSeeds } from '../../data/premises/premises.ts';
import type { PremisesPlan, PremisesSeed } from '../../data/premises/types.ts';
import type { BuildingSeed, ComplexSeed, Side } from '../../data/types.ts';
import { guidOf } from '../guid.ts';
import { buildingId } from '../names.ts';
import { chance } from '../random.ts';
import { statusOf } from '../status.ts';

/** Rows of one kind of lots: what every lot has, and what only this kind has. */
export interface PremisesRows {
  lots: (typeof lots.$inferInsert)[];
  premises: (typeof premises.$inferInsert)[];
}

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  N: 'север',
  E: 'восток',
  S: 'юг',
  W: 'запад',
};

/** Every commercial unit, numbered through each building: `k1-n1`. */
export function generatePremises(): PremisesRows {
  const units = premisesSeeds.flatMap((seed) => {
    const complex = complexes.find(({ vendor }) => vendor === seed.vendor);
    if (!complex) throw new Error(`data/complexes has no «${seed.vendor}»`);
    return Object.entries(seed.buildings).flatMap(([label, drawings]) =>
      drawings
        .split(' ')
        .map((drawing, index) => unitOf(seed, complex, buildingOf(complex, label), drawing, index)),
    );
  });
  return { lots: units.map(({ lot }) => lot), premises: units.map((unit) => unit.premises) };
}

function buildingOf(complex: ComplexSeed, label: string): BuildingSeed {
  const building = complex.buildings.find((one) => one.label === label);
  if (!building) throw new Error(`«${complex.vendor}» has no building «${label}»`);
  return building;
}

function unitOf(
  seed: PremisesSeed,
  complex: ComplexSeed,
  building: BuildingSeed,
  drawing: string,
  index: number,
) {
  const number = index + 1;
  const id = `${complex.code}${codeOf(building)}-n${number}`;
  const guid = guidOf(`lot ${id}`);
  const planId = `com-${Number.parseInt(drawing, 10)}`;
  const plan = premisesPlans[planId];
  if (!plan) throw new Error(`data/premises/plans.ts has no «${planId}»`);
  const known = seed.known?.[id] ?? {};
  const [mainEntrance = '', ...others] = seed.entrances;
  const aside = others[Math.floor(chance(`${id} entrance`) * others.length)] ?? mainEntrance;
  return {
    lot: {
      guid,
      id,
      kind: 'commercial' as const,
      status: known.status ?? statusOf({ ...complex, free: seed.free }, building, id),
      buildingId: buildingId(complex, building),
      section: 0,
      floor: 1,
      number,
      area: plan.area,
      price: priceOf(seed, plan, id),
      mirrored: drawing.endsWith('m'),
      ceiling: known.ceiling ?? seed.ceiling[index % seed.ceiling.length] ?? 3.2,
      sides: [SIDE_NAMES[building.main]],
    },
    premises: {
      lotGuid: guid,
      drawing: `/media/commercial/${planId}-mini.svg`,
      labelledDrawing: `/media/commercial/${planId}.svg`,
      roomList: plan.roomList,
      purposes: [...(known.purposes ?? purposesOf(seed, plan, id))],
      power: known.power ?? powerOf(plan, id),
      // A small unit may be entered through the lobby; the drawn loading door is its second way out.
      ownEntrance: planId !== 'com-62' || chance(`${id} lobby`) > 0.3,
      entrance: known.entrance ?? (chance(`${id} side`) < 0.65 ? mainEntrance : aside),
      shopWindow: plan.shopWindow,
      loading: true,
      rentPerMetre: seed.rent * 100,
    },
  };
}

/** «Стилобат» has no number of its own in an id. */
function codeOf({ label }: BuildingSeed): string {
  return /^\d+$/.test(label) ? label : 's';
}

/** Kopecks; a m² costs less in a large unit, and the price is a whole number of ten thousand roubles. */
function priceOf({ pricePerMetre: [from, to] }: PremisesSeed, plan: PremisesPlan, id: string) {
  const smallness = 1 - (plan.area - 60) / 200;
  const perMetre = from + (to - from) * (0.6 * smallness + 0.4 * chance(`${id} price`));
  return Math.round((plan.area * perMetre) / 10) * 1_000_000;
}

/** kW, in steps of five. */
function powerOf({ power: [least, most] }: PremisesPlan, id: string): number {
  const steps = (most - least) / 5;
  return least + Math.round(chance(`${id} power`) * steps) * 5;
}

/** Three or four: what the drawing suits, and one thing that the complex wants. */
function purposesOf({ wanted }: PremisesSeed, plan: PremisesPlan, id: string): Purpose[] {
  const own = plan.purposes.filter((_, index) => index < 3 || chance(`${id} ${index}`) < 0.5);
  const asked = wanted[Math.floor(chance(`${id} wanted`) * wanted.length)];
  return [...new Set(asked ? [...own, asked] : own)];
}
