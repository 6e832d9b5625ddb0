import { formatCount } from '@m30/ui-kit/format';

/** «1 квартира», «3 квартиры», «12 квартир». */
export const countFlats = (count: number): string =>
  formatCount(count, ['квартира', 'квартиры', 'квартир']);
