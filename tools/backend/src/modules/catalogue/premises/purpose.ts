import type { Purpose } from '../../estate/premises-types.ts';

/** Words of the purposes, in the order of the filter. */
export const PURPOSES: Readonly<Record<Purpose, string>> = {
  shop: 'магазин',
  grocery: 'продукты',
  cafe: 'кофейня',
  restaurant: 'ресторан',
  bakery: 'пекарня',
  workshop: 'мастерская',
  pharmacy: 'аптека',
  clinic: 'клиника',
  beauty: 'салон красоты',
  office: 'офис',
  school: 'детский центр',
  sport: 'спортзал',
};
