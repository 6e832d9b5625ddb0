import { formatArea, formatNumber } from '@m30/ui-kit/format';
import type { FormulaRow } from '../money/formula.ts';
import { reducedArea, type SummerArea, type SummerRoomKind } from './reduced-area.ts';

/** What a summer room is called. */
export const SUMMER_ROOM_NAMES: Readonly<Record<SummerRoomKind, string>> = {
  loggia: 'Лоджия',
  balcony: 'Балкон',
  terrace: 'Терраса',
  veranda: 'Веранда',
  storage: 'Холодная кладовая',
};

/** How the area of a flat comes about, ready to print; one row where it has no summer room. */
export function areaFormula(rooms: readonly number[], summer: readonly SummerArea[]): FormulaRow[] {
  const { rooms: heated, counted, exact, area } = reducedArea(rooms, summer);
  return [
    [
      'Комнаты',
      rooms.length > 1
        ? `${rooms.map((one) => formatNumber(one, 1)).join(' + ')} = ${formatArea(heated)}`
        : formatArea(heated),
    ],
    ...counted.map(({ kind, area: whole, coefficient, counts }): FormulaRow => [
      SUMMER_ROOM_NAMES[kind],
      `${formatArea(whole)} × ${formatNumber(coefficient, 1)} = ${exactArea(counts)}`,
    ]),
    ...(counted.length === 0
      ? []
      : [
          [
            'Общая площадь',
            `${[heated, ...counted.map(({ counts }) => counts)].map((one) => formatNumber(one, 3)).join(' + ')} = ${exactArea(exact)}${exact === area ? '' : `, до десятых ${formatArea(area)}`}`,
          ] as const,
        ]),
  ];
}

const exactArea = (area: number) => `${formatNumber(area, 3)}\u00A0м²`;
