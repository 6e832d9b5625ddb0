import type { ResultOf } from '@m30/api/client';
import type { ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import type { PictureRow } from '../../media/to-picture.ts';
import { toPicture } from '../../media/to-picture.ts';

export type Progress = ResultOf<'Objects.GetProgress'>;

/** Views from the one that shows floors largest. */
const VIEWS = ['facade', 'hero'];

/** The works of a complex month by month. */
export function toProgress(snapshot: Snapshot, { vendor, name }: ComplexRow): Progress {
  const months = snapshot.content.progress.get(vendor) ?? [];
  const picture = progressPicture(snapshot, vendor);
  return {
    vendor,
    complexName: name,
    buildings: snapshot.buildings
      .filter((building) => building.vendor === vendor)
      .flatMap(({ subvendor, name, floors }) => {
        const work = months[0]?.works.find((one) => one.subvendor === subvendor);
        return work ? { ...work, name, floors } : [];
      }),
    picture: picture ? toPicture(picture) : null,
    months: months.map(({ month, text }) => ({
      month,
      text,
      drawing: `/media/progress/${vendor}/${month.slice(0, 7)}.svg`,
    })),
  };
}

/** The picture over which the works of a complex are drawn. */
export function progressPicture({ pictures }: Snapshot, vendor: string): PictureRow | undefined {
  return [...pictures.values()]
    .filter((picture) => picture.vendor === vendor && picture.outlines)
    .filter(({ view }) => VIEWS.includes(view))
    .toSorted((one, other) => VIEWS.indexOf(one.view) - VIEWS.indexOf(other.view))[0];
}
