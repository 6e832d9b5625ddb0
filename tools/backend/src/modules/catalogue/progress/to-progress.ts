import type { ResultOf } from '@m30/api/client';
import type { ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { toPicture } from '../../media/to-picture.ts';
import { PHASES, phaseOf } from './phase-of.ts';

export type Progress = ResultOf<'Objects.GetProgress'>;

/** The works of a complex month by month. */
export function toProgress(snapshot: Snapshot, { vendor, name }: ComplexRow): Progress {
  const months = snapshot.content.progress.get(vendor) ?? [];
  const buildings = snapshot.buildings.filter((building) => building.vendor === vendor);
  const isCompleted = buildings.every(({ handoverYear }) => handoverYear === null);
  return {
    vendor,
    complexName: name,
    buildings: buildings.flatMap(({ subvendor, name, floors }) => {
      const work = months[0]?.works.find((one) => one.subvendor === subvendor);
      if (!work) return [];
      const { stage, frame, facade } = work;
      return { subvendor, name, floors, stage, frame, facade };
    }),
    phases: isCompleted ? [] : phasesOf(snapshot, vendor),
    months: months.map(({ month, text, works }) => ({ month, text, ...phaseOf(works, buildings) })),
  };
}

/** The pictures of the building site in the order of its phases. */
function phasesOf({ pictures }: Snapshot, vendor: string): Progress['phases'] {
  const own = [...pictures.values()].filter((picture) => picture.vendor === vendor);
  return PHASES.flatMap((phase) => {
    const picture = own.find(({ view }) => view === `site-${phase}`);
    return picture ? { phase, picture: toPicture(picture) } : [];
  });
}
