import type { CommuteBy } from '@m30/api/filters';

/** Kinds of a way as a sentence goes on with them: «на метро до 30 минут». */
export const BY_WORDS = {
  car: 'на\u00a0машине',
  metro: 'на\u00a0метро',
  foot: 'пешком',
} as const satisfies Record<CommuteBy, string>;
