import { formatCount, formatMillions } from '@m30/ui-kit/format';
import type { Facade } from '../building/BuildingPage.tsx';

const FREE = ['свободная квартира', 'свободные квартиры', 'свободных квартир'] as const;

/** «2 свободные квартиры от 12,9 млн ₽», «свободных квартир нет». */
export function floorWords({
  free,
  priceFrom,
}: Pick<Facade['floors'][number], 'free' | 'priceFrom'>): string {
  if (free === 0 || priceFrom === null) return 'свободных квартир нет';
  return `${formatCount(free, FREE)} от\u00a0${formatMillions(priceFrom)}`;
}
