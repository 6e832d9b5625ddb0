import type { WorkState } from '../../estate/types.ts';

/** Phases of a building site that can be distinguished from above, in their order. */
export const PHASES = ['pit', 'frame', 'walls', 'finish'] as const;

/** Share of all floors from which a phase counts as over: one late building does not hold the complex back. */
const NEARLY_ALL = 0.9;

/**
 * Tells the phase of a whole complex by the floors of all its buildings.
 * @param buildings number of floors of each
 * @returns the phase, with the floors whose frame stands and whose facade is ready
 */
export function phaseOf(
  works: readonly WorkState[],
  buildings: readonly { subvendor: string; floors: number }[],
) {
  const told = works.flatMap((work) => {
    const floors = buildings.find(({ subvendor }) => subvendor === work.subvendor)?.floors;
    return floors === undefined ? [] : { ...work, floors };
  });
  const sum = (of: (work: (typeof told)[number]) => number) =>
    told.reduce((all, work) => all + of(work), 0);
  const [floors, frame, facade] = [
    sum((work) => work.floors),
    sum((work) => work.frame),
    sum((work) => work.facade),
  ];
  return { phase: phaseBy(frame / floors, facade / floors), frame, facade };
}

function phaseBy(frame: number, facade: number): (typeof PHASES)[number] {
  if (facade >= NEARLY_ALL) return 'finish';
  if (frame >= NEARLY_ALL) return 'walls';
  return frame > 0 ? 'frame' : 'pit';
}
