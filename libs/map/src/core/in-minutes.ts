import { formatCount } from '@m30/ui-kit/format';

/** Whole minutes in words: «21 минута», «14 минут». */
export const inMinutes = (minutes: number): string =>
  formatCount(minutes, ['минута', 'минуты', 'минут']);
