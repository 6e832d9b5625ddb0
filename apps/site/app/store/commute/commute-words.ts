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

/** «Невский проспект, 28: на метро до 30 мин»; without a limit, the kind alone. */
export const wayWords = (place: string, by: CommuteBy, limit: number | undefined): string =>
  `${place}: ${BY_WORDS[by]}${limit === undefined ? '' : ` до\u00a0${limit}\u00a0мин`}`;
