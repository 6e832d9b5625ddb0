/** Kinds of lots that stand in a building, of many. */
export const KINDS = {
  flat: 'Квартиры',
  commercial: 'Коммерция',
  parking: 'Паркинг',
  storage: 'Кладовые',
} as const;
