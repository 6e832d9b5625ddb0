import type { PlaceSize } from '../../estate/premises-types.ts';

/** Words of the sizes, in the order of the filter. */
export const PLACE_SIZES: Readonly<Record<PlaceSize, string>> = {
  standard: 'стандартное',
  large: 'увеличенное',
  family: 'семейное',
  motorcycle: 'для мотоцикла',
};
