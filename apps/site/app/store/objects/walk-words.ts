import { formatCount } from '@m30/ui-kit/format';

/** «7 минут пешком». */
export const walkWords = (minutes: number): string =>
  `${formatCount(minutes, ['минута', 'минуты', 'минут'])} пешком`;
