import type { PlanRoom, PlanWindow } from '../../../estate/types.ts';

/** Two points on the inner face of a wall, metres from the sheet's top left corner. */
export type Ends = [[x: number, y: number], [x: number, y: number]];

/** A room as the sheet has it. */
interface SheetRoom {
  name: string;
  /** Left, top, width and height between the walls. */
  box: readonly [number, number, number, number];
}

/** Rooms outside the walls. */
const OUTSIDE = /лоджия|балкон|терраса|веранда/i;

/**
 * Where the windows of a plan are on its sheet, by room.
 * @param mirrored left and right of the drawing have changed places on the sheet
 */
export function windowEnds(
  { rooms }: { rooms: readonly SheetRoom[] },
  planRooms: readonly PlanRoom[],
  mirrored: boolean,
): Ends[][] {
  const boxes = rooms.filter(({ name }) => !OUTSIDE.test(name)).map(({ box }) => box);
  if (boxes.length === 0) return [];
  const left = Math.min(...boxes.map(([x]) => x));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const top = Math.min(...boxes.map(([, y]) => y));
  const across = (at: number) => round(mirrored ? right - at : left + at);
  const endsOf = ({ wall, offset, width }: PlanWindow): Ends => {
    const [from, to] = [offset - width / 2, offset + width / 2];
    if (wall === 'front') {
      const y = round(top);
      return [
        [across(from), y],
        [across(to), y],
      ];
    }
    const x = round((wall === 'left') === mirrored ? right : left);
    return [
      [x, round(top + from)],
      [x, round(top + to)],
    ];
  };
  return planRooms.map(({ windows }) => windows.map(endsOf));
}

const round = (metres: number) => Math.round(metres * 100) / 100;
