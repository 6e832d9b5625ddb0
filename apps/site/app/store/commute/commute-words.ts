import type { CommuteBy } from '@m30/api/filters';
import { formatCount } from '@m30/ui-kit/format';

/** Kinds of a way as a sentence goes on with them: «на метро до 30 минут». */
export const BY_WORDS = {
  car: 'на\u00a0машине',
  metro: 'на\u00a0метро',
  foot: 'пешком',
} as const satisfies Record<CommuteBy, string>;

/** «31 минута». */
export const minutesWords = (minutes: number): string =>
  formatCount(minutes, ['минута', 'минуты', 'минут']);
