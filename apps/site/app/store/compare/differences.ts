import { formatArea, formatMoney, formatNumber, plural } from '@m30/ui-kit/format';
import type { Handover } from './compared-lot.ts';

/** A difference to the pinned lot in words, and whether it is for the better. */
export interface Difference {
  words: string;
  /** Neither where tastes differ. */
  tone: 'better' | 'worse' | 'neutral';
}

type Both<Value> = [value: Value | null, pinned: Value | null];

/** Words for a number that is larger or smaller; `null` where it is the same or not known. */
function difference(
  [value, pinned]: Both<number>,
  say: (by: number, isMore: boolean) => string,
  better: 'more' | 'less' | 'neither',
): Difference | null {
  if (value === null || pinned === null || value === pinned) return null;
  const isMore = value > pinned;
  const words = say(Math.abs(value - pinned), isMore);
  if (better === 'neither') return { words, tone: 'neutral' };
  return { words, tone: isMore === (better === 'more') ? 'better' : 'worse' };
}

/** «на 954 000 ₽ дороже». */
export const priceDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) => `на\u00a0${formatMoney(by)} ${isMore ? 'дороже' : 'дешевле'}`,
    'less',
  );

/** «на 4 570 ₽ больше», of a payment or a price a m². */
export const sumDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) => `на\u00a0${formatMoney(by)} ${isMore ? 'больше' : 'меньше'}`,
    'less',
  );

/** «на 4,2 м² больше». */
export const areaDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) => `на\u00a0${formatArea(round(by))} ${isMore ? 'больше' : 'меньше'}`,
    'more',
  );

/** «4,5 ч». */
export const formatHours = (hours: number): string => `${formatNumber(hours, 1)}\u00a0ч`;

/** «на 1,2 ч больше», of the sun. */
export const sunDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) => `на\u00a0${formatHours(round(by))} ${isMore ? 'больше' : 'меньше'}`,
    'more',
  );

/** «на 3 минуты ближе». */
export const walkDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) =>
      `на\u00a0${by}\u00a0${plural(by, ['минуту', 'минуты', 'минут'])} ${isMore ? 'дальше' : 'ближе'}`,
    'less',
  );

/** «на 2 этажа выше»; which is better is a matter of taste. */
export const floorDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) =>
      `на\u00a0${by}\u00a0${plural(by, ['этаж', 'этажа', 'этажей'])} ${isMore ? 'выше' : 'ниже'}`,
    'neither',
  );

/** «на 0,3 м выше», of ceilings. */
export const ceilingDifference = (...both: Both<number>): Difference | null =>
  difference(
    both,
    (by, isMore) => `на\u00a0${formatNumber(round(by), 2)}\u00a0м ${isMore ? 'выше' : 'ниже'}`,
    'more',
  );

/** «ждать дольше», «ключи раньше». */
export function handoverDifference(handover: Handover, pinned: Handover): Difference | null {
  const wait = quarters(handover) - quarters(pinned);
  if (wait === 0) return null;
  return wait > 0
    ? { words: 'ждать дольше', tone: 'worse' }
    : { words: 'ключи раньше', tone: 'better' };
}

const quarters = (handover: Handover) => (handover ? handover.year * 4 + handover.quarter : 0);

/** Differences of decimals leave a tail. */
const round = (value: number) => Math.round(value * 100) / 100;
