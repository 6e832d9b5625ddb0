import { formatCount } from '@m30/ui-kit/format';
import type { NewLot } from '../plan/plan-changes.ts';
import type { LotItem } from '../shape/import-shape.ts';
import { isOwnDrawing } from './placeholders.ts';

const FLATS = ['квартиры', 'квартир', 'квартир'] as const;

const SILENT: readonly (readonly [(item: LotItem) => boolean, string])[] = [
  [({ finish }) => finish === undefined, 'не сказана отделка: записано «без отделки»'],
  [
    ({ livingArea }) => livingArea === undefined,
    'не сказана жилая площадь: её на странице не будет',
  ],
  [({ ceiling }) => ceiling === undefined, 'не сказана высота потолка: её на странице не будет'],
  [
    ({ bathrooms }) => bathrooms === undefined,
    'не сказано число санузлов: его на странице не будет',
  ],
  [
    ({ plan }) => !isOwnDrawing(plan),
    'нет чертежа на этом сайте: показана надпись «чертёж готовится» (картинки с других серверов страницы не загружают)',
  ],
];

/** What is written of new lots though the file does not say it, and what is left out. */
export function assumptionsOf(created: readonly NewLot[]): string[] {
  return SILENT.flatMap(([isSilent, words]) => {
    const some = created.filter(({ item }) => isSilent(item)).length;
    return some === 0 ? [] : [`у ${formatCount(some, FLATS)} ${words}`];
  });
}
