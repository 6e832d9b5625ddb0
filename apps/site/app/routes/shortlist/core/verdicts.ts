import { formatCount, formatMoney, formatNumber, formatQuarter } from '@m30/ui-kit/format';
import type { ListedLot } from './shortlist.ts';

/** What a lot has to say to a wish. */
export interface Verdict {
  /** `null` where nobody knows: the lot has no such fact. */
  fits: boolean | null;
  words: string;
  /** Minutes of a way with what is still fine. */
  way?: { minutes: number; limit: number };
}

const UNKNOWN: Verdict = { fits: null, words: 'нет данных' };

/** Finishes after which one moves in. */
const READY = ['чистовая', 'с мебелью'];

/** Hours of direct sun that the norm of Russian dwellings asks for. */
const SUNNY = 2;

/** Kopecks in a million of roubles. */
const MILLION = 100_000_000;

/** Kopecks as millions to a hundredth: «13,55 млн ₽». */
export const millions = (kopecks: number): string =>
  `${formatNumber(kopecks / MILLION, 2)}\u00a0млн\u00a0₽`;

/** @param limit kopecks */
export function judgePrice({ price }: Pick<ListedLot, 'price'>, limit: number): Verdict {
  if (price === null) return { fits: null, words: 'цены нет' };
  if (price <= limit) return { fits: true, words: 'укладываемся' };
  const over = price - limit;
  const words = over < MILLION ? formatMoney(over) : millions(over);
  return { fits: false, words: `выше на\u00a0${words}` };
}

/** Keys by the end of a year. */
export const judgeKeys = ({ handover }: Pick<ListedLot, 'handover'>, year: number): Verdict => ({
  fits: handover === null || handover.year <= year,
  words: formatQuarter(handover),
});

/** Nothing is left to do before one moves in. */
export function judgeFinish(lot: ListedLot): Verdict {
  if (lot.kind !== 'flat') return UNKNOWN;
  return { fits: READY.includes(lot.finish.replaceAll('\u00a0', ' ')), words: lot.finish };
}

/** Two hours of sun in some room on 22 March. */
export function judgeSun(lot: ListedLot): Verdict {
  if (lot.kind !== 'flat' || lot.sun === null) return UNKNOWN;
  return { fits: lot.sun >= SUNNY, words: `${formatNumber(lot.sun, 1)}\u00a0ч солнца` };
}

/** Above the first floor. */
export const judgeFloor = (lot: ListedLot): Verdict => ({
  fits: lot.floor > 1,
  words: `этаж\u00a0${String(lot.floor).replace('-', '−')}`,
});

/** @param minutes `null` where it is farther than an answer goes, `undefined` where nobody has counted */
export function judgeWay(minutes: number | null | undefined, limit: number): Verdict {
  if (minutes === undefined) return UNKNOWN;
  if (minutes === null) return { fits: false, words: 'не добраться' };
  return {
    fits: minutes <= limit,
    words: formatCount(minutes, ['минута', 'минуты', 'минут']),
    way: { minutes, limit },
  };
}
