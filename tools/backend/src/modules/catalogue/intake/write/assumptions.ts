import { formatCount } from '@m30/ui-kit/format';
import { KINDS, type ImportKind } from '../plan/kinds.ts';
import type { NewLot } from '../plan/plan-changes.ts';
import type { LotItem } from '../shape/import-shape.ts';
import { foreignAddress } from '../pictures/foreign-address.ts';
import { isOwnDrawing } from '../shape/placeholders.ts';

type Silent = readonly [(item: LotItem) => boolean, string];

const NO_CEILING: Silent = [
  ({ ceiling }) => ceiling === undefined,
  'не сказана высота потолка: её на странице не будет',
];
const NO_DRAWING: Silent = [
  ({ plan }) => !isOwnDrawing(plan) && foreignAddress(plan) === null,
  'нет чертежа: показана надпись «чертёж готовится»',
];
const LATE_DRAWING: Silent = [
  ({ plan }) => foreignAddress(plan) !== null,
  'чертёж загрузится следом, по адресу из файла',
];
const NO_PLACE: Silent = [
  () => true,
  'нет чертежа уровня: место стоит на схеме не в масштабе, по порядку номеров',
];

const SILENT: Readonly<Record<ImportKind, readonly Silent[]>> = {
  flat: [
    [({ finish }) => finish === undefined, 'не сказана отделка: записано «без отделки»'],
    [
      ({ livingArea }) => livingArea === undefined,
      'не сказана жилая площадь: её на странице не будет',
    ],
    NO_CEILING,
    [
      ({ bathrooms }) => bathrooms === undefined,
      'не сказано число санузлов: его на странице не будет',
    ],
    NO_DRAWING,
    LATE_DRAWING,
  ],
  commercial: [
    NO_CEILING,
    [({ power }) => power === undefined, 'не сказана мощность: её на странице не будет'],
    [
      ({ purposes = [] }) => purposes.length === 0,
      'не сказано, подо что они: на странице этого не будет',
    ],
    NO_DRAWING,
    LATE_DRAWING,
  ],
  parking: [
    [({ size }) => size === undefined, 'не сказан размер: записано «стандартное»'],
    [
      ({ width, depth }) => width === undefined || depth === undefined,
      'не сказаны ширина и длина: их на странице не будет',
    ],
    NO_PLACE,
  ],
  storage: [NO_PLACE],
};

/** What is written of new lots though the file does not say it, and what is left out. */
export function assumptionsOf(created: readonly NewLot[]): string[] {
  return Object.entries(SILENT).flatMap(([kind, silent]) => {
    const own = created.filter(({ item }) => item.type === kind);
    return silent.flatMap(([isSilent, words]) => {
      const some = own.filter(({ item }) => isSilent(item)).length;
      return some === 0
        ? []
        : [`у ${formatCount(some, KINDS[kind as ImportKind].having)} ${words}`];
    });
  });
}
