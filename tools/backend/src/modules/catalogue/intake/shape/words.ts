import type { Finish } from '../../../estate/types.ts';
import type { PlaceSize, Purpose } from '../../../estate/premises-types.ts';
import { PURPOSES } from '../../premises/purpose.ts';
import { STATUSES } from '../../import/fields.ts';
import { textOf } from './values.ts';

/** The first that fits, from the most to the least said. */
const FINISHES: readonly (readonly [RegExp, Finish])[] = [
  [/мебел|furni|под ключ|дизайн/u, 'furnished'],
  [/под чист|под_чист|preparat|white ?box|вайт ?бокс/u, 'prepared'],
  [/предчист|предварит|shell/u, 'shell'],
  [/без отд|чернов|без ремонта|^нет$|^none$|^-$/u, 'none'],
  [/чистов|с отделк|fine|full|^да$|с ремонт/u, 'full'],
];

const MORE_STATUSES: Readonly<Record<string, string>> = {
  available: 'free',
  'в продаже': 'free',
  'для продажи': 'free',
  booked: 'held',
  бронь: 'held',
  reserve: 'reserved',
  execution: 'reserved',
  'в сделке': 'reserved',
  'снят с продажи': 'closed',
  unavailable: 'closed',
  недоступна: 'closed',
  недоступно: 'closed',
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/кладов|storage|pantry|келья/u, 'storage'],
  [/машино|паркинг|парков|гараж|garage|parking/u, 'parking'],
  [/коммер|нежил|офис|торгов|commercial|office/u, 'commercial'],
  [/кварт|апарт|студи|жил|flat|apartment|property|residential/u, 'flat'],
  [/помещени/u, 'commercial'],
];

const SIZES: readonly (readonly [RegExp, PlaceSize])[] = [
  [/мото|motor/u, 'motorcycle'],
  [/семейн|двойн|тандем|family/u, 'family'],
  [/увелич|больш|large|широк/u, 'large'],
  [/стандарт|обычн|standard/u, 'standard'],
];

/** What feeds call a use of premises by, besides the words of the site. */
const MORE_PURPOSES: readonly (readonly [RegExp, Purpose])[] = [
  [/^(office|офис)/u, 'office'],
  [/^(retail|торгов|магазин)/u, 'shop'],
  [/^(public catering|общепит|кафе)/u, 'cafe'],
];

const found = (list: readonly (readonly [RegExp, string])[], value: unknown): unknown => {
  const text = textOf(value)?.toLowerCase();
  return text === undefined ? undefined : (list.find(([one]) => one.test(text))?.[1] ?? text);
};

/** A finish by the words of a source; unknown words stay for the shape to refuse. */
export const finishOf = (value: unknown): unknown => found(FINISHES, value);

/** What kind of thing is sold. */
export const kindOf = (value: unknown): unknown => found(KINDS, value);

/** Whether a lot of this kind stands on a level of the car park of its complex. */
export const isPlace = (kind: unknown): kind is 'parking' | 'storage' =>
  kind === 'parking' || kind === 'storage';

/** Size of a parking place. */
export const sizeOf = (value: unknown): unknown => found(SIZES, value);

/** «Магазин, аптека» → uses of premises; unknown words stay for the shape to refuse. */
export function purposesOf(value: unknown): unknown[] | undefined {
  const text = textOf(value)?.toLowerCase();
  if (text === undefined) return undefined;
  return text.split(/[,;/]/u).map((part) => {
    const one = part.trim();
    const own = Object.entries(PURPOSES).find(([, words]) => words === one)?.[0];
    return own ?? found(MORE_PURPOSES, one);
  });
}

/** A status by the words of a source. */
export function statusOf(value: unknown): unknown {
  const text = textOf(value)?.toLowerCase();
  if (text === undefined) return undefined;
  const own = Object.entries(STATUSES).find(([, names]) => names.includes(text))?.[0];
  return own ?? MORE_STATUSES[text] ?? text;
}
